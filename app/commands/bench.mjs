import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root, run } from './setup/run.mjs'

requireNode()
await ensureInstalled()
await ensureBuilt()
const benches = readdirSync(join(root, 'bench'))
  .filter((name) => /\.bench\.(mjs|ts)$/.test(name))
  .toSorted()
const codes = []
// Each in a process of its own, one after another: what one leaves in memory must not slow the next.
for (const name of benches) {
  codes.push(
    await run(process.execPath, [join(root, 'app/commands/setup/run-bench.mjs'), join(root, 'bench', name)], {
      env: { NODE_ENV: 'production' },
    }),
  )
}
if (benches.length === 0) console.error('There is no bench to run.')
process.exitCode = benches.length > 0 && codes.every((code) => code === 0) ? 0 : 1
