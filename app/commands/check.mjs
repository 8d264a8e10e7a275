import { runChecks } from './setup/checks.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
await ensureInstalled()
const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
