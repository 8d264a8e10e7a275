import type { RequestContext, Sanitiser, SiteGateway } from '@xuekan/core'
import { succeed, mapResult, withDefault, fail, andThen, all } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { basicInfoFrom } from './wire/basic-info.ts'
import { channelPageFrom } from './wire/channel-page.ts'
import { channelsFrom } from './wire/channels.ts'
import { footerFrom } from './wire/footer.ts'
import { headerFrom } from './wire/header.ts'
import { journalFrom } from './wire/journal.ts'
import { layoutFrom } from './wire/layout.ts'
import { modulesFrom } from './wire/modules.ts'
import { pagedFrom } from './wire/paged.ts'
import { siteFrom } from './wire/site.ts'
import { toolbarFrom } from './wire/toolbar.ts'

/** Sites, their shell and what else is held of them, over rc-pub (C7.4, C7.5, C7.16). */
export function createHttpSiteGateway(client: RcPubClient, sanitiser: Sanitiser): SiteGateway {
  const ofSite = <T>(endpoint: Endpoint<T>, context: RequestContext) =>
    client.call(endpoint, { ...context, query: { siteId: context.siteId } })
  /** What every site has, and some have not. */
  const foundOfSite = <T>(endpoint: Endpoint<T | null>, context: RequestContext) =>
    requireFound(ofSite(endpoint, context), endpoint.name)
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
    site: (context) =>
      mapResult(foundOfSite(endpoints.siteById, context), (wire) => siteFrom(wire, context.language)),
    group: (context) =>
      mapResult(ofSite(endpoints.groupOfSite, context), (wire) =>
        wire === null ? null : siteFrom(wire, context.language),
      ),
    layout: (context) => mapResult(foundOfSite(endpoints.layout, context), layoutFrom),
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
    footer: (context) => mapResult(foundOfSite(endpoints.footer, context), footerFrom),
    toolbar: (context) => mapResult(ofSite(endpoints.tools, context), toolbarFrom),
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
    modules: (context, channelId) =>
      mapResult(client.call(endpoints.modules, { ...context, query: { channelId } }), modulesFrom),
    journal: (context) =>
      mapResult(foundOfSite(endpoints.publicationConfig, context), (wire) =>
        journalFrom(wire, context.language),
      ),
    journals: (context) =>
      mapResult(ofSite(endpoints.publications, context), (wires) =>
        wires.map((wire) => journalFrom(wire, context.language)),
      ),
    publications: (context, { q, field, page, size }) =>
      mapResult(
        client.call(endpoints.publicationSearch, {
          ...context,
          query: { siteId: context.siteId, q, field, page, size },
        }),
        (wire) =>
          pagedFrom(wire, (content) => content.map((journal) => journalFrom(journal, context.language))),
      ),
    basicInfo: (context) => mapResult(foundOfSite(endpoints.basicInfo, context), basicInfoFrom),
  }
}
