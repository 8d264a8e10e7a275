import { firstValueFrom } from 'rxjs'
import {
  openSite,
  type Failure,
  type LanguageWish,
  type OpenedSite,
  type Result,
  type SiteAddress,
  type OpenSitePorts,
} from '@xuekan/core'

export interface SiteCache {
  readonly open: (
    ports: OpenSitePorts,
    address: SiteAddress | readonly SiteAddress[],
    wish: LanguageWish,
  ) => Promise<Result<OpenedSite, Failure>>
}

/** Sites in each wish of language; more are not kept. */
const mostSites = 500

/**
 * Opened sites by address and wish of language, for one version of the content. The chrome is the same for every
 * reader, so what is kept holds nothing of anybody. Failures are not kept.
 */
export function createSiteCache(contentVersion: () => string): SiteCache {
  const opened = new Map<string, OpenedSite>()
  let version = contentVersion()
  return {
    open: async (ports, address, wish) => {
      if (version !== contentVersion() || opened.size >= mostSites) {
        opened.clear()
        version = contentVersion()
      }
      const key = JSON.stringify([address, wish])
      const known = opened.get(key)
      if (known !== undefined) return { ok: true, value: known }
      const asked = version
      const result = await firstValueFrom(openSite(ports, address, wish))
      if (result.ok && asked === version) opened.set(key, result.value)
      return result
    },
  }
}
