import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
await ensureInstalled()
await ensureBuilt()
process.env['NODE_ENV'] ??= 'production'
await import(new URL('../../dist/server/restore.js', import.meta.url).href)
