// Says everything a Python Speech has said (tests/client/test_speech.py) and prints what differs.
import { readFileSync } from 'node:fs'
import { Speech, bundleOf, type Args, type Names } from '../src/speech/speech.ts'

interface Item {
  what: 'line' | 'option' | 'prompt'
  key: string
  args: Args
  names: Names
  text: string
}
const jobs = JSON.parse(readFileSync(0, 'utf-8')) as { language: string; texts: string[]; items: Item[] }[]
const wrong: string[] = []
let said = 0
for (const { language, texts, items } of jobs) {
  const speech = new Speech(language, bundleOf(language, texts))
  for (const { what, key, args, names, text } of items) {
    const ours = what === 'line' ? speech.line(key, args, names) : what === 'prompt' ? speech.prompt(key) : speech.option(args, names, key)
    said++
    if (ours !== text) wrong.push(`${language} ${what} ${key} ${JSON.stringify(args)}: ${ours} ≠ ${text}`)
  }
}
console.log(JSON.stringify({ said, wrong: wrong.slice(0, 20), many: wrong.length }))
