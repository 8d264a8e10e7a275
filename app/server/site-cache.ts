import { firstValueFrom } from 'rxjs'
import type { Failure, Result, SiteAddress } from '@xuekan/core'
import { openSite, type LanguagePreference, type OpenedSite, type OpenSitePorts } from '@xuekan/core/site'
import { createVersionedCache } from '../../server/host/versioned-cache.ts'

export interface SiteCache {
  readonly open: (
    ports: OpenSitePorts,
    address: SiteAddress | readonly SiteAddress[],
    preference: LanguagePreference,
  ) => Promise<Result<OpenedSite, Failure>>
}

/** Sites in each wish of language; more are not cached. */
const mostSites = 500

/**
 * Opened sites by address and wish of language, for one version of the content. The shell is the same for every
 * reader, so what is cached holds nothing of anybody. Failures are not cached, nor shared: what one reader is refused,
 * whose session has ended, another is not.
 */
export function createSiteCache(contentVersion: () => string): SiteCache {
  const cache = createVersionedCache<OpenedSite>(contentVersion, mostSites)
  return {
    open: async (ports, address, preference) => {
      const ask = () => firstValueFrom(openSite(ports, address, preference))
      const own: Result<OpenedSite, Failure>[] = []
      const opened = await cache.find(JSON.stringify([address, preference]), async () => {
        const result = await ask()
        own.push(result)
        return result.ok ? result.value : null
      })
      if (opened !== null) return { ok: true, value: opened }
      return own[0] ?? ask()
    },
  }
}
