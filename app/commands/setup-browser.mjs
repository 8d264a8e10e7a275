import { obtainPrintBrowser } from './setup/browser.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

// `npm run setup:browser`: gets the browser that prints PDFs of articles, where none is there.

requireNode()
await ensureInstalled()
const browser = await obtainPrintBrowser()
if (browser !== null) console.log(`The browser is at ${browser}.`)
process.exitCode = browser === null ? 1 : 0
