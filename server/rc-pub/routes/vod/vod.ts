import { uiLanguages } from '@xuekan/core'
import { mediaKinds } from '@xuekan/core/content'
import type { WireMediaInfo } from '@xuekan/rc-pub/contract'
import { articleByDoi } from '../../store/find-articles.ts'
import {
  countMediaDownload,
  mediaItemConditions,
  mediaItems,
  type MediaItemRow,
} from '../../store/find-media-items.ts'
import type { Queryable } from '../../store/database.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { listCollection, oneOfCollection } from '../answer-page.ts'
import { compoundsOf } from '../search/compounds-of.ts'
import { fieldOf } from '../search/field-of.ts'
import { data, orNull, readId, refused, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { wireMediaArticle } from './wire-media-article.ts'
import { captionsUrl, chaptersUrl, wireMediaItem } from './wire-media-item.ts'

/** The sites whose sounds and films a site lists: its own and those of its journals. */
export const mediaSites = async (database: Queryable, site: SiteRow): Promise<readonly number[]> => [
  site.id,
  ...(await journalsOf(database, site)).map(({ id }) => id),
]

export const noSuchItem = refused(404, '音视频不存在', 'There is no such sound or film.')

/** C7.16: sounds and films of a site, one of them with its transcript, and the count of its downloads. */
export const vodHandlers: HandlersOf<'vodList' | 'vodInfo' | 'vodDownloadRecord'> = {
  vodList: listCollection(mediaItems, wireMediaItem, {
    conditions: async (context, site) => {
      const { parameter } = context
      return mediaItemConditions({
        kind: mediaKinds.find((kind) => kind === parameter('type')) ?? '',
        q: parameter('q'),
        otherwise: await compoundsOf(context, site),
        field: fieldOf(parameter('field')),
      })
    },
    sitesOf: ({ database }, site) => mediaSites(database, site),
  }),
  vodInfo: oneOfCollection(mediaItems, infoOf),
  vodDownloadRecord: async ({ database, parameter }) => {
    const downloads = await countMediaDownload(database, readId(parameter('id')) ?? -1)
    return downloads === null ? noSuchItem : data({ downloads })
  },
}

async function infoOf(row: MediaItemRow, { database, language }: HandlerContext): Promise<WireMediaInfo> {
  const { cues, chapters = [], article: doi } = row.record
  const article = doi === '' ? null : await articleByDoi(database, [doi], row.siteId)
  return {
    ...wireMediaItem(row, language),
    captions: uiLanguages
      .filter((one) => cues.some(({ text }) => text[one] !== ''))
      .map((one) => ({ language: one, url: captionsUrl(row.id, one) })),
    chapterTracks: uiLanguages
      .filter((one) => chapters.some(({ title }) => title[one] !== ''))
      .map((one) => ({ language: one, url: chaptersUrl(row.id, one) })),
    cues: cues.map(({ begin, end, text }) => ({
      begin,
      end,
      zhText: orNull(text.zh),
      enText: orNull(text.en),
    })),
    chapters: chapters.map(({ begin, title }) => ({
      begin,
      zhTitle: orNull(title.zh),
      enTitle: orNull(title.en),
    })),
    article: article === null ? null : wireMediaArticle(article, language),
  }
}
