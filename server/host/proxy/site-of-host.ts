import { forbiddenSiteStatus } from '@xuekan/core'
import { aggregateSld, hostNameOf } from '@xuekan/core/site'

/** The one call whose answer depends on the host that it was sent to. */
const findSitePath = '/rc-pub/front/site/findBySld'

/**
 * The query that finds the site of the call's host by its whole name, for a call that asks for `www`: on a journal's
 * own host that is the journal, and the other server does not see the host. null for every other call.
 */
export function queryForHost(path: string, query: string, host: string): string | null {
  const parameters = new URLSearchParams(query)
  if (path !== findSitePath || parameters.get('sld')?.toLowerCase() !== aggregateSld) return null
  parameters.set('sld', hostNameOf(host))
  return parameters.toString()
}

/** Whether an answer of `findBySld` is of a site, be it an expired one. */
export function isKnownSite(body: Buffer): boolean {
  try {
    const answer = JSON.parse(body.toString()) as {
      readonly status?: unknown
      readonly data?: unknown
    } | null
    if (Number(answer?.status) === forbiddenSiteStatus) return true
    return Number(answer?.status) === 0 && typeof answer?.data === 'object' && answer.data !== null
  } catch {
    return false
  }
}
