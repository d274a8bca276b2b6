// Changes read as the page reads them: `[before, change]` pairs come in as JSON, what comes of each goes out.
import { readFileSync } from 'node:fs'
import { changed } from '../src/wire/changes.ts'

const pairs = JSON.parse(readFileSync(0, 'utf8')) as [unknown, unknown][]
console.log(JSON.stringify(pairs.map(([before, change]) => changed(before, change))))
