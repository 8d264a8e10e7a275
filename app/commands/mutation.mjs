import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root, run } from './setup/run.mjs'

// `npm run mutation [-- --mutate 'core/domain/menu/*.ts']`: changes the rules one small step at a time and counts
// which changes the tests notice. The report stands in reports/mutation/mutation.html.

requireNode()
await ensureInstalled()
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
process.exitCode = await run(process.execPath, [stryker, 'run', ...process.argv.slice(2)])
