import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './setup/build.mjs'
import { ensureRunnable } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
await ensureRunnable()
const folder = await ensureBuilt()
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(`${folder}/server/members.js`).href)
