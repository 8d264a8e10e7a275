import { defaultLanguage, type Clock } from '@xuekan/core'
import { asSiteId, type SiteShell } from '@xuekan/core/site'
import { createRcPubClient, type RcPubTransport } from '@xuekan/rc-pub'
import { endpoints } from '@xuekan/rc-pub/contract'
import { firstValueFrom } from 'rxjs'
import type { FindCustomCss } from '../../server/host/styles/site-styles.ts'

/**
 * Asks rc-pub for what a site has written for its header and its footer (C3.4): the same for every reader and in every
 * language. A site can have no footer.
 */
export function createFindCustomCss(transport: RcPubTransport, clock: Clock): FindCustomCss {
  const client = createRcPubClient({ transport, clock, token: () => '' })
  return async (siteId) => {
    const input = { language: defaultLanguage, siteId: asSiteId(siteId), query: { siteId } }
    const [header, footer] = await Promise.all([
      firstValueFrom(client.call(endpoints.header, input)),
      firstValueFrom(client.call(endpoints.footer, input)),
    ])
    if (!header.ok) return null
    return {
      header: header.value?.configData?.cssContent ?? '',
      footer: (footer.ok ? footer.value?.configData?.cssContent : null) ?? '',
    }
  }
}

/** Whether a shell has styles of its own (C3.4). */
export const hasCustomCss = ({ header, footer }: SiteShell): boolean =>
  header.hasCustomCss || footer?.hasCustomCss === true
