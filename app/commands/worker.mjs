import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './setup/build.mjs'
import { checkStart } from './setup/check-start.mjs'
import { ensureRunnable } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
checkStart(process.argv.slice(2))
await ensureRunnable()
const folder = await ensureBuilt()
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(`${folder}/server/worker.js`).href)
