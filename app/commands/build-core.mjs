import { buildCore } from './setup/build-core.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
await ensureInstalled()
process.exitCode = await buildCore()
