// The beginning: the language is loaded, then the page is shown.
import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { show } from './settings.svelte'
import { voice } from './speech'
import { startWorker } from './worker'

show()
await voice.speak(voice.wished())
const target = document.getElementById('app')
if (target) mount(App, { target })
const rest = () => setTimeout(() => void startWorker(), 1000)
if (document.readyState === 'complete') rest()
else addEventListener('load', rest)
