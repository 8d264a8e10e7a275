import { uiLanguages } from '@xuekan/core'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import { stateElementId } from '../../app/portal/hydration-state.ts'
import { fetchBytes } from './fetch-bytes.ts'
import type { PortalServed } from './portal-process.ts'

/** The part of a page's HTML that only repeats its state for the browser. */
export interface HydrationShare {
  readonly path: string
  readonly share: number
}

interface Listed {
  readonly doi: string
  readonly hasFullText: number
}

/** Every article with full text, in both languages, as the portal sends it without compression. */
export async function hydrationShares(portal: PortalServed): Promise<readonly HydrationShare[]> {
  const shares: HydrationShare[] = []
  for (const sld of portal.sites) {
    const host = `${sld}.localhost:${portal.port}`
    const site = (await call(portal, host, endpoints.findSite.path, { sld })) as {
      readonly id: number | string
      readonly type: string
    }
    const found = (await call(portal, host, endpoints.search.path, {
      siteId: String(site.id),
      size: '100',
    })) as {
      readonly content: readonly Listed[]
    }
    const paths = found.content.flatMap(({ doi, hasFullText }) =>
      hasFullText === 1 ? uiLanguages.map((language) => `/${language}/article/doi/${doi}`) : [],
    )
    for (const path of paths) shares.push({ path, share: await shareOf(portal, host, path) })
  }
  if (shares.length === 0) throw new Error('No article has full text.')
  return shares
}

async function call(
  portal: PortalServed,
  host: string,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { body } = await fetchBytes(portal.port, host, `${basePath}${path}?${new URLSearchParams(query)}`)
  return (JSON.parse(body.toString()) as { readonly data: unknown }).data
}

async function shareOf(portal: PortalServed, host: string, path: string): Promise<number> {
  const { body } = await fetchBytes(portal.port, host, path)
  const html = body.toString()
  const state = new RegExp(`<script[^>]* id="${stateElementId}">[^<]*</script>`).exec(html)?.[0]
  if (state === undefined) throw new Error(`${path} holds no state.`)
  return Buffer.byteLength(state) / body.length
}
