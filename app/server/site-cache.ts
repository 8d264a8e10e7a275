import { firstValueFrom } from 'rxjs'
import type { Failure, Result, SiteAddress } from '@xuekan/core'
import { openSite, type LanguagePreference, type OpenedSite, type OpenSitePorts } from '@xuekan/core/site'
import { createVersionedCache } from '../../server/host/versioned-cache.ts'
import { timelyPorts, type Deadlines } from './timely-ports.ts'

/** An opened site; what its shell lacks came too late, and may come another time. */
export interface TimelySite extends OpenedSite {
  readonly isLacking: boolean
}

export interface SiteCache {
  readonly open: (
    ports: OpenSitePorts,
    address: SiteAddress | readonly SiteAddress[],
    preference: LanguagePreference,
    deadlines: Deadlines,
  ) => Promise<Result<TimelySite, Failure>>
}

/** Sites in each wish of language; more are not cached. */
const mostSites = 500

/**
 * Opened sites by address and wish of language, for one version of the content. The shell is the same for every
 * reader, so what is cached holds nothing of anybody. Failures are not cached, nor shared: what one reader is refused,
 * whose session has ended, another is not. Nor is a shell cached from which something late was left out.
 */
export function createSiteCache(contentVersion: () => string): SiteCache {
  const cache = createVersionedCache<TimelySite>(contentVersion, mostSites)
  return {
    open: async (ports, address, preference, deadlines) => {
      const ask = async (): Promise<Result<TimelySite, Failure>> => {
        const timely = timelyPorts(ports, deadlines)
        const result = await firstValueFrom(openSite(timely.ports, address, preference))
        return result.ok ? { ok: true, value: { ...result.value, isLacking: timely.isLacking() } } : result
      }
      const own: Result<TimelySite, Failure>[] = []
      const load = async (): Promise<TimelySite | null> => {
        const result = await ask()
        own.push(result)
        return result.ok ? result.value : null
      }
      const key = JSON.stringify([address, preference])
      const opened = await cache.find(key, load, ({ isLacking }) => !isLacking)
      if (opened !== null) return { ok: true, value: opened }
      return own[0] ?? ask()
    },
  }
}
