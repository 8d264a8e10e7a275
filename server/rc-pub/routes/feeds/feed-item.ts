import { languageShown, localise, type UiLanguage } from '@xuekan/core'
import { citeAs } from '@xuekan/core/citation'
import { escapeMarkup, writtenText } from '@xuekan/core/content'
import type { FeedItem } from '@xuekan/core/route'
import type { ArticleRow } from '../../store/article-row.ts'
import { fileUrl } from '../../store/file-url.ts'
import type { MediaItemRow } from '../../store/find-media-items.ts'
import type { NewsRow } from '../../store/find-news.ts'
import { imprintOf } from '../../store/imprint-of.ts'
import type { SiteRow } from '../../store/site-row.ts'
import { citedArticle } from '../citations/cited-article.ts'
import { captionsUrl, playUrl } from '../vod/wire-media-item.ts'

/** An article as feeds tell of it; one without an abstract is cited in its place. */
export function feedItem(
  row: ArticleRow,
  journals: readonly SiteRow[],
  url: string,
  language: UiLanguage,
): FeedItem {
  const { record } = row
  const article = citedArticle(row)
  const { authors, journalName, publishedOn } = article
  const { issn } = imprintOf(
    row,
    journals.find(({ id }) => id === row.siteId),
  )
  const named = languageShown(authors, language)
  const words = record.keywords[language].length > 0 ? record.keywords[language] : record.keywords[named]
  return {
    title: writtenText(localise(article.title, language)),
    url,
    summary: localise(record.abstractHtml, language) || escapeMarkup(citeAs(article, language)),
    authors: authors[named],
    publishedOn,
    doi: record.doi,
    publicationName: localise(journalName, language),
    issn,
    volume: record.volume,
    issue: record.issue,
    firstPage: record.firstPage || record.elocationId,
    lastPage: record.lastPage,
    categories: [localise(record.column, language), ...words].map((each) => writtenText(each)),
    enclosure: null,
  }
}

const unpublished = {
  authors: [],
  doi: '',
  publicationName: '',
  issn: '',
  volume: '',
  issue: '',
  firstPage: '',
  lastPage: '',
  categories: [],
} as const

/** A news item as feeds tell of it. */
export const newsItem = ({ record }: NewsRow, url: string, language: UiLanguage): FeedItem => ({
  ...unpublished,
  title: writtenText(localise(record.title, language)),
  url,
  summary: escapeMarkup(localise(record.summary, language)),
  publishedOn: record.published,
  enclosure: null,
})

/** Directories of podcasts know a picture by the end of its address too. */
const pictureUrl = (id: string, mediaType: string): string =>
  `${fileUrl(id)}&name=picture.${mediaType === 'image/png' ? 'png' : 'jpg'}`

/** A sound or a film as programs for podcasts are told of it; files are had from the host that was asked. */
export function mediaFeedItem(
  row: MediaItemRow,
  { url, origin }: { readonly url: string; readonly origin: string },
  language: UiLanguage,
): FeedItem {
  const { title, summary, maker, duration, poster, cues } = row.record
  const by = localise(maker, language)
  const captioned = cues.some(({ text }) => text[language] !== '')
  return {
    ...unpublished,
    title: writtenText(localise(title, language)),
    url,
    summary: escapeMarkup(localise(summary, language)),
    authors: by === '' ? [] : [by],
    publishedOn: row.published,
    enclosure: {
      url: origin + playUrl(row.id),
      mediaType: row.mediaType,
      size: row.size,
      duration,
      pictureUrl: poster === '' ? '' : origin + pictureUrl(poster, row.posterType),
      pictureType: row.posterType,
      transcriptUrl: captioned ? origin + captionsUrl(row.id, language) : '',
    },
  }
}
