// The beginning: the language is loaded, and with it what the page will need; then the page is shown.
import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { me } from './me.svelte'
import { lookAhead } from './opening'
import { pageOf } from './pages'
import { router } from './router'
import { show } from './settings.svelte'
import { voice } from './speech'
import { startWorker } from './worker'

show()
const keys = (on: boolean) => () => void document.documentElement.toggleAttribute('data-keys', on)
addEventListener('keydown', keys(true), { capture: true })
addEventListener('pointerdown', keys(false), { capture: true })
const spoken = voice.speak(voice.wished())
lookAhead(router.route)
pageOf(router.route).catch(() => undefined) // the page itself asks again, and says so if it cannot be had
await spoken
void me.look() // in the language of this page, in which letters are written
const target = document.getElementById('app')
if (target) mount(App, { target })
const rest = () => setTimeout(() => void startWorker(), 1000)
if (document.readyState === 'complete') rest()
else addEventListener('load', rest)
