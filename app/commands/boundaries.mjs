import { checkBoundaries } from './setup/check-boundaries.mjs'

const { modules, violations } = await checkBoundaries()
for (const { rule, from, to } of violations) console.log(`${rule}: ${from}${to === '' ? '' : ` → ${to}`}`)
console.log(`${modules} modules, ${violations.length} violations`)
process.exitCode = violations.length === 0 ? 0 : 1
