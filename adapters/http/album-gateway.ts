import {
  mapAnswer,
  type AlbumGateway,
  type Answer,
  type Paged,
  type PageWish,
  type Reader,
  type Sanitiser,
} from '@xuekan/core'
import type { Call } from './contract/call.ts'
import { calls } from './contract/calls.ts'
import type { WirePaged } from './contract/paged.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { albumPageFrom, albumsFrom } from './wire/album.ts'
import { pictureFrom, tableFrom } from './wire/article-media.ts'
import { summariesFrom } from './wire/article-summary.ts'
import { expertsFrom } from './wire/expert.ts'
import { pagedFrom } from './wire/paged.ts'

/** Special albums over rc-pub (C7.16). */
export function createHttpAlbumGateway(caller: RcPubCaller, sanitiser: Sanitiser): AlbumGateway {
  const tab =
    <W, T>(
      call: Call<WirePaged<W>>,
      read: (content: readonly NonNullable<W>[], reader: Reader) => readonly T[],
    ) =>
    (reader: Reader, id: string, { page, size }: PageWish): Answer<Paged<T>> =>
      mapAnswer(caller.call(call, { ...reader, query: { id, page, size } }), (wire) =>
        pagedFrom(wire, (content) => read(content, reader)),
      )
  return {
    list: (reader, { page, size }) =>
      mapAnswer(
        caller.call(calls.albumList, { ...reader, query: { siteId: reader.siteId, page, size } }),
        (wire) => pagedFrom(wire, (content) => albumsFrom(content, reader)),
      ),
    byId: (reader, id) =>
      found(
        mapAnswer(caller.call(calls.albumById, { ...reader, path: { id } }), (wire) =>
          wire === null ? null : albumPageFrom(wire, reader),
        ),
        calls.albumById.name,
      ),
    papers: tab(calls.albumPapers, (content, { language }) => summariesFrom(content, language)),
    figures: tab(calls.albumFigures, (content, { language }) =>
      content.filter(hasId).map((wire) => pictureFrom(wire, language)),
    ),
    tables: tab(calls.albumTables, (content, { language }) =>
      content.filter(hasId).map((wire) => tableFrom(wire, language, sanitiser)),
    ),
    experts: tab(calls.albumExperts, expertsFrom),
  }
}

/** What has no id is no entry of its own. */
const hasId = ({ id }: { readonly id: string | null }): boolean => id !== null
