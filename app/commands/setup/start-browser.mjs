import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { obtainPrintBrowser } from './browser.mjs'
import { root } from './run.mjs'

/** Milliseconds that a start waits for a browser at most. */
const patience = 180_000

/** Milliseconds after which one that could not be got is tried for again: a start without network waits once a day. */
const restAfterFailure = 24 * 3_600_000

const failed = join(root, 'node_modules/.cache/xuekan-no-browser')

function hasFailedLately() {
  try {
    return Date.now() - statSync(failed).mtimeMs < restAfterFailure
  } catch {
    return false
  }
}

/** Remembers a failure where it can: a folder that cannot be written does not keep the portal from opening. */
function rememberFailure() {
  try {
    mkdirSync(dirname(failed), { recursive: true })
    writeFileSync(failed, '')
  } catch {
    // tried again at the next start
  }
}

/** Gets a browser that prints PDFs before the portal opens, where one is wanted and none is there. The portal opens without one. */
export async function ensurePrintBrowser() {
  if (process.env['RC_PUB_URL'] || hasFailedLately()) return
  if ((await obtainPrintBrowser({ signal: AbortSignal.timeout(patience) })) === null) rememberFailure()
}
