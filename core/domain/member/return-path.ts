import { parseRoute } from '../route/parse-route.ts'
import { takesLogin } from './account-route.ts'

/** A step up, as it is written or escaped: browsers take it away, and what it leaves can begin with two slashes. */
const stepsUp = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

/** The longest path that is gone back to, in characters. */
const longest = 1_500

/**
 * Where a reader was before the login, to go back to (C2.35): a path of this site and nothing else, no call and no page
 * that asks for a login again. null for anything that could lead elsewhere. Total.
 */
export function returnPath(raw: string | null): string | null {
  if (raw === null || raw.length > longest || !/^\/(?![/\\])[!-[\]-~]*$/.test(raw)) return null
  if (stepsUp.test(raw)) return null
  if (/^\/(?:rc-pub|assets)(?:[/?#%]|$)/i.test(raw)) return null
  const route = parseRoute(raw)
  const asksAgain = takesLogin(route) || (route.page === 'account' && route.screen !== 'accountBinding')
  return asksAgain ? null : raw
}
