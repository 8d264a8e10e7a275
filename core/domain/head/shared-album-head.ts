import type { SharedAlbumContent } from '../page/shared-album-content.ts'
import { escapeMarkup } from '../text/escape-markup.ts'
import type { PageHead } from './page-head.ts'

/** An album that is shared is named and described as its member does; what a member writes is no markup. */
export const sharedAlbumHead = (content: SharedAlbumContent | null): PageHead =>
  content === null
    ? { title: [], content: null }
    : {
        title: [{ zh: escapeMarkup(content.name.zh), en: escapeMarkup(content.name.en) }],
        description: { zh: escapeMarkup(content.description), en: '' },
      }
