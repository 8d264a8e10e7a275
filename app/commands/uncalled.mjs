import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUncalled } from './setup/find-uncalled.mjs'
import { root } from './setup/run.mjs'

const paper = 'docs/waiting.md'
const listed = new Set(
  readFileSync(join(root, paper), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
)
const uncalled = findUncalled()
const names = new Set(uncalled.map(({ name }) => name))
const unlisted = uncalled.filter(({ name }) => !listed.has(name))
const settled = [...listed].filter((name) => !names.has(name))
for (const { file, name } of unlisted) console.log(`${file}: nothing of the product reaches ${name}`)
for (const name of settled) console.log(`${paper}: ${name} is reached by now, or gone`)
console.log(`${uncalled.length} functions wait for their page`)
process.exitCode = unlisted.length + settled.length === 0 ? 0 : 1
