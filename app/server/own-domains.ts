import { defaultLanguage, forbiddenSiteStatus, type Clock } from '@xuekan/core'
import { asSiteId, hostNameOf } from '@xuekan/core/site'
import { createRcPubClient, type RcPubTransport } from '@xuekan/rc-pub'
import { endpoints } from '@xuekan/rc-pub/contract'
import { firstValueFrom } from 'rxjs'
import type { OwnHosts } from '../../server/host/own-host.ts'
import { createVersionedCache } from '../../server/host/versioned-cache.ts'

type IsDomain = OwnHosts['isDomain']

/** The domains of the sites of a store, read once for each version of the content; null while they cannot be read. */
export function createStoredDomains(
  list: () => Promise<ReadonlySet<string>>,
  contentVersion: () => string,
): IsDomain {
  const cache = createVersionedCache<ReadonlySet<string>>(contentVersion, 1)
  return (name) =>
    cache.find('', list).then(
      (domains) => domains?.has(name) ?? null,
      () => null,
    )
}

/** Asks another rc-pub whether a site has this name as its own; null where it does not say. */
export function createAskDomain(transport: RcPubTransport, clock: Clock): IsDomain {
  const client = createRcPubClient({ transport, clock, token: () => '' })
  return async (name) => {
    const input = { language: defaultLanguage, siteId: asSiteId(''), query: { sld: name } }
    const found = await firstValueFrom(client.call(endpoints.findSite, input))
    if (found.ok) return hostNameOf(found.value?.domain ?? '') === name
    // a site that is refused as expired is there (C8.2)
    return found.error.kind === 'refused' ? found.error.status === forbiddenSiteStatus : isAbsent(found.error)
  }
}

const isAbsent = ({ kind }: { readonly kind: string }): false | null => (kind === 'absent' ? false : null)

export interface RemoteDomainsOptions {
  /** Asks for one name, whatever it costs. */
  readonly ask: IsDomain
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  /** Names that are remembered at once, and so many again that are a site's. */
  readonly mostNames?: number
  /** Names that are asked for within `lasts` at the most. */
  readonly mostAsked?: number
  /** Milliseconds for which what was answered is believed. */
  readonly lasts?: number
}

interface Known {
  readonly isDomain: boolean
  readonly until: number
}

/**
 * Domains of the sites of another rc-pub, each asked for once within a while, and all together so often at the most
 * that no flood of invented names reaches it. A name that is a site's counts as one until the other says otherwise:
 * it is asked for again while readers are served.
 */
export function createRemoteDomains({
  ask,
  now,
  mostNames = 1_000,
  mostAsked = 60,
  lasts = 60_000,
}: RemoteDomainsOptions): IsDomain {
  const own = new Map<string, Known>()
  const foreign = new Map<string, Known>()
  const underway = new Map<string, Promise<boolean | null>>()
  let requests = 0
  let askedSince = now()
  const mayAsk = (): boolean => {
    if (now() - askedSince >= lasts) [requests, askedSince] = [0, now()]
    if (requests >= mostAsked) return false
    requests += 1
    return true
  }
  const remember = (name: string, answered: boolean | null): void => {
    // one that was a site's is not asked for at every request of a reader while the other cannot be reached
    const isDomain = answered ?? own.get(name)?.isDomain ?? null
    if (isDomain === null) return
    own.delete(name)
    foreign.delete(name)
    const names = isDomain ? own : foreign
    names.set(name, { isDomain, until: now() + lasts })
    const [oldest] = names.keys()
    if (names.size > mostNames && oldest !== undefined) names.delete(oldest)
  }
  const find = async (name: string): Promise<boolean | null> => {
    const isDomain = await ask(name).catch(() => null)
    underway.delete(name)
    remember(name, isDomain)
    return isDomain
  }
  return async (name) => {
    const known = own.get(name) ?? foreign.get(name)
    if (known !== undefined && now() < known.until) return known.isDomain
    const coming = underway.get(name) ?? (mayAsk() ? find(name) : null)
    if (coming !== null) underway.set(name, coming)
    return known?.isDomain === true ? true : (coming ?? known?.isDomain ?? null)
  }
}
