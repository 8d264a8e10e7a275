import { ensureBuilt } from './setup/build.mjs'
import { checkStart } from './setup/check-start.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { ensurePrintBrowser } from './setup/start-browser.mjs'

requireNode()
checkStart(process.argv.slice(2))
await ensureInstalled()
await ensureBuilt()
await ensurePrintBrowser()
process.env['NODE_ENV'] ??= 'production'
await import(new URL('../../dist/server/main.js', import.meta.url).href)
