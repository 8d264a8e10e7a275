import { siteOfContent, type HeadInput, type PageHead } from '@xuekan/core/route'
import type { OpenedPage } from './open-page.ts'
import type { RequestPorts } from './ports-of-request.ts'
import type { SiteCache } from './site-cache.ts'
import type { Deadlines } from './timely-ports.ts'

export interface HeadInputMeans {
  readonly ports: Pick<RequestPorts, 'site'>
  readonly sites: SiteCache
  readonly deadlines: Deadlines
}

/** All that the head of a page is made of; the site of its content is looked for where that is not the shown one. */
export async function headInputOf(
  head: PageHead,
  { shell, route, language, host }: OpenedPage,
  { ports, sites, deadlines }: HeadInputMeans,
): Promise<HeadInput> {
  const siteId = siteOfContent(head.content) ?? shell.site.id
  const preference = { fromAddress: language, fromCookie: null }
  const found =
    siteId === shell.site.id ? null : await sites.open(ports.site, { siteId }, preference, deadlines)
  const contentSite = found?.ok ? found.value.shell.site : null
  return { shell, route, language, origin: host.origin, host, contentSite, ...head }
}
