import { err, ok, type Result } from '@xuekan/core'
import { findBrowser } from '../../../app/commands/setup/find-browser.mjs'

/** The browser that the machine has. */
export async function foundBrowser(): Promise<Result<string, string>> {
  const path = await findBrowser()
  return path === null ? err('There is no browser here: npm test gets one.') : ok(path)
}
