import { asSiteId, defaultLanguage, type Clock } from '@xuekan/core'
import { firstValueFrom } from 'rxjs'
import { calls } from '../../adapters/http/contract/calls.ts'
import { createRcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import type { RcPubTransport } from '../../adapters/http/transport.ts'
import type { FindOwnStyles } from '../../server/host/styles/site-styles.ts'

/**
 * Asks rc-pub for what a site has written for its header and its footer (C3.4): the same for every reader and in every
 * language. A site can have no footer.
 */
export function createFindOwnStyles(transport: RcPubTransport, clock: Clock): FindOwnStyles {
  const caller = createRcPubCaller({ transport, clock, token: () => '' })
  return async (siteId) => {
    const input = { language: defaultLanguage, siteId: asSiteId(siteId), query: { siteId } }
    const [header, footer] = await Promise.all([
      firstValueFrom(caller.call(calls.header, input)),
      firstValueFrom(caller.call(calls.footer, input)),
    ])
    if (!header.ok) return null
    return {
      header: header.value?.configData?.cssContent ?? '',
      footer: (footer.ok ? footer.value?.configData?.cssContent : null) ?? '',
    }
  }
}
