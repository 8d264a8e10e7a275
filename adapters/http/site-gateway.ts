import {
  answered,
  mapAnswer,
  otherwise,
  refused,
  thenAnswer,
  together,
  type Reader,
  type Sanitiser,
  type SiteGateway,
} from '@xuekan/core'
import type { Call } from './contract/call.ts'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { channelPageFrom } from './wire/channel-page.ts'
import { channelsFrom } from './wire/channels.ts'
import { footerFrom } from './wire/footer.ts'
import { headerFrom } from './wire/header.ts'
import { journalFrom } from './wire/journal.ts'
import { siteFrom } from './wire/site.ts'

/** Sites and their chrome over rc-pub (C7.4, C7.5). */
export function createHttpSiteGateway(caller: RcPubCaller, sanitiser: Sanitiser): SiteGateway {
  const ofSite = <T>(call: Call<T>, reader: Reader) =>
    caller.call(call, { ...reader, query: { siteId: reader.siteId } })
  return {
    findSite: (address, language) =>
      thenAnswer(
        found(caller.call(calls.findSite, { language, query: { ...address } }), calls.findSite.name),
        (wire) => {
          const site = siteFrom(wire, language)
          return site.id === ''
            ? refused({ kind: 'malformed', call: calls.findSite.name, field: 'data.id' })
            : answered(site)
        },
      ),
    header: (reader) =>
      mapAnswer(
        together({
          header: ofSite(calls.header, reader),
          search: otherwise(
            caller.call(calls.searchConfig, { ...reader, path: { siteId: reader.siteId } }),
            null,
          ),
        }),
        ({ header, search }) => headerFrom(header, search),
      ),
    footer: (reader) => mapAnswer(found(ofSite(calls.footer, reader), calls.footer.name), footerFrom),
    channels: (reader) =>
      mapAnswer(
        caller.call(calls.channelList, { ...reader, query: { siteId: reader.siteId, filter: 'true' } }),
        channelsFrom,
      ),
    channelPage: (reader, channelId) =>
      found(
        mapAnswer(caller.call(calls.channelInfo, { ...reader, query: { channelId } }), (wire) =>
          wire === null ? null : channelPageFrom(wire, reader, sanitiser),
        ),
        calls.channelInfo.name,
      ),
    journal: (reader) =>
      mapAnswer(found(ofSite(calls.publicationConfig, reader), calls.publicationConfig.name), (wire) =>
        journalFrom(wire, reader.language),
      ),
    journals: (reader) =>
      mapAnswer(ofSite(calls.publications, reader), (wires) =>
        wires.map((wire) => journalFrom(wire, reader.language)),
      ),
  }
}
