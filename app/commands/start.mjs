import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './setup/build.mjs'
import { checkStart } from './setup/check-start.mjs'
import { ensureRunnable } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { ensurePrintBrowser } from './setup/start-browser.mjs'

requireNode()
checkStart(process.argv.slice(2))
const mayInstall = await ensureRunnable()
const folder = await ensureBuilt()
if (mayInstall) await ensurePrintBrowser()
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(`${folder}/server/main.js`).href)
