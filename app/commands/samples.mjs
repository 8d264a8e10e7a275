import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root, run } from './setup/run.mjs'

// `npm run samples`: prints the drawings of the sample journals into the folders of their sites.

requireNode()
await ensureInstalled()
const program = [join(root, 'app/commands/setup/run-bench.mjs'), join(root, 'samples/print.ts')]
process.exitCode = await run(process.execPath, program)
