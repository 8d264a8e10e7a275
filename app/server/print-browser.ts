import { err, ok, type Result } from '@xuekan/core'
import { findBrowser, isRunByAll, printsAsOther } from '../commands/setup/find-browser.mjs'

const remedy = '`npm run setup:browser` gets one'

/**
 * The path of the browser that prints PDFs, or why there is none, in a sentence. It is looked for whenever it is wanted, so
 * that one that appears is used; it is never got here.
 */
export async function findPrintBrowser(isSandboxed: boolean): Promise<Result<string, string>> {
  try {
    const found = await findBrowser(printsAsOther(isSandboxed) ? isRunByAll : undefined)
    if (found !== null) return ok(found)
    const ofRoot = await findBrowser()
    return err(
      ofRoot === null
        ? `No browser was found, so that no PDFs are printed: ${remedy}.`
        : `${ofRoot} cannot be run by other users than root, and a browser never prints as root, so that no PDFs are printed: ${remedy}.`,
    )
  } catch (failure) {
    return err(failure instanceof Error ? failure.message : String(failure))
  }
}
