import type { UiLanguage, RequestContext } from '@xuekan/core'
import type { Album, AlbumPage } from '@xuekan/core/content'
import { asSiteId, fileUrl } from '@xuekan/core/site'
import type { WireAlbum, WireAlbumPage } from '../contract/album.ts'
import { localizedOf } from './localized.ts'

const albumFrom = (wire: WireAlbum, language: UiLanguage): Album => ({
  id: wire.id ?? '',
  siteId: asSiteId(wire.siteId ?? ''),
  name: localizedOf(language, { plain: wire.name, zh: wire.zhName, en: wire.enName }),
  introduction: localizedOf(language, {
    plain: wire.introduction,
    zh: wire.zhIntroduction,
    en: wire.enIntroduction,
  }),
  coverUrl: fileUrl(wire.pictureUrl) || fileUrl(wire.cover),
})

/** What has no id cannot be linked to, and is left out. */
export const albumsFrom = (wires: readonly WireAlbum[], { language }: RequestContext): readonly Album[] =>
  wires.filter(({ id }) => id !== null).map((wire) => albumFrom(wire, language))

/** An album with what its tabs hold; null where it has no id. */
export function albumPageFrom(wire: WireAlbumPage, context: RequestContext): AlbumPage | null {
  const [album] = albumsFrom([wire], context)
  const { paperCount, figureCount, tableCount, expertCount } = wire
  return album === undefined
    ? null
    : {
        album,
        counts: {
          paper: paperCount ?? 0,
          figures: figureCount ?? 0,
          tables: tableCount ?? 0,
          experts: expertCount ?? 0,
        },
      }
}
