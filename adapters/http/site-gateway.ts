import type { RequestContext, Sanitiser, SiteGateway } from '@xuekan/core'
import { succeed, mapResult, withDefault, fail, andThen, all } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { channelPageFrom } from './wire/channel-page.ts'
import { channelsFrom } from './wire/channels.ts'
import { footerFrom } from './wire/footer.ts'
import { headerFrom } from './wire/header.ts'
import { journalFrom } from './wire/journal.ts'
import { siteFrom } from './wire/site.ts'

/** Sites and their shell over rc-pub (C7.4, C7.5). */
export function createHttpSiteGateway(client: RcPubClient, sanitiser: Sanitiser): SiteGateway {
  const ofSite = <T>(endpoint: Endpoint<T>, context: RequestContext) =>
    client.call(endpoint, { ...context, query: { siteId: context.siteId } })
  return {
    findSite: (address, language) =>
      andThen(
        requireFound(
          client.call(endpoints.findSite, { language, query: { ...address } }),
          endpoints.findSite.name,
        ),
        (wire) => {
          const site = siteFrom(wire, language)
          return site.id === ''
            ? fail({ kind: 'malformed', call: endpoints.findSite.name, field: 'data.id' })
            : succeed(site)
        },
      ),
    header: (context) =>
      mapResult(
        all({
          header: ofSite(endpoints.header, context),
          search: withDefault(
            client.call(endpoints.searchConfig, { ...context, path: { siteId: context.siteId } }),
            null,
          ),
        }),
        ({ header, search }) => headerFrom(header, search),
      ),
    footer: (context) =>
      mapResult(requireFound(ofSite(endpoints.footer, context), endpoints.footer.name), footerFrom),
    channels: (context) =>
      mapResult(
        client.call(endpoints.channelList, { ...context, query: { siteId: context.siteId, filter: 'true' } }),
        channelsFrom,
      ),
    channelPage: (context, channelId) =>
      requireFound(
        mapResult(client.call(endpoints.channelInfo, { ...context, query: { channelId } }), (wire) =>
          wire === null ? null : channelPageFrom(wire, context, sanitiser),
        ),
        endpoints.channelInfo.name,
      ),
    journal: (context) =>
      mapResult(
        requireFound(ofSite(endpoints.publicationConfig, context), endpoints.publicationConfig.name),
        (wire) => journalFrom(wire, context.language),
      ),
    journals: (context) =>
      mapResult(ofSite(endpoints.publications, context), (wires) =>
        wires.map((wire) => journalFrom(wire, context.language)),
      ),
  }
}
