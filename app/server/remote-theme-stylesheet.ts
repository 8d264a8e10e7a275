import { defaultLanguage } from '@xuekan/core'
import { asSiteId } from '@xuekan/core/site'
import { printRequest, type RcPubTransport } from '@xuekan/rc-pub'
import { endpoints } from '@xuekan/rc-pub/contract'
import { firstValueFrom } from 'rxjs'
import type { FetchThemeStylesheet } from './site-themes.ts'

/** Asks another rc-pub for the theme stylesheet of a site, which it answers as text. */
export const createRemoteThemeStylesheet =
  (transport: RcPubTransport): FetchThemeStylesheet =>
  async (siteId, t) => {
    const input = { language: defaultLanguage, siteId: asSiteId(siteId), query: { siteId, t } }
    const { httpStatus, body } = await firstValueFrom(
      transport(printRequest(endpoints.stylesheet, input, '', Date.now())),
    )
    if (httpStatus !== 200 || body.kind !== 'text') throw new Error(`The theme of site ${siteId} was refused`)
    return body.text
  }
