import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { root, run } from './setup/run.mjs'

// `npm run audit`: every sample page in every language, width and theme under axe, and under Lighthouse.

requireNode()
await ensureInstalled()
await ensureBuilt()
await ensureBrowser()
const audit = [join(root, 'app/commands/setup/run-bench.mjs'), join(root, 'test/audit/audit.ts')]
process.exitCode = await run(process.execPath, audit, { env: { NODE_ENV: 'production' } })
