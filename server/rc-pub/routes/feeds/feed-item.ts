import { languageShown, localise, type UiLanguage } from '@xuekan/core'
import { citeAs } from '@xuekan/core/citation'
import { escapeMarkup, previewAddress, writtenText } from '@xuekan/core/content'
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

/** What directories of podcasts show, by the ends of addresses that they know it by too. */
const shownPictures: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
])

/** A picture in a form that is shown: a drawing as the preview that is made of it. */
function pictureOf(id: string, mediaType: string): { readonly url: string; readonly type: string } {
  const ending = shownPictures.get(mediaType)
  return ending === undefined
    ? { url: `${previewAddress(fileUrl(id))}&name=picture.jpg`, type: 'image/jpeg' }
    : { url: `${fileUrl(id)}&name=picture.${ending}`, type: mediaType }
}

/** A sound or a film as programs for podcasts are told of it; files are had from the host that was asked. */
export function mediaFeedItem(
  row: MediaItemRow,
  { url, origin }: { readonly url: string; readonly origin: string },
  language: UiLanguage,
): FeedItem {
  const { title, summary, maker, duration, poster, cues } = row.record
  const by = localise(maker, language)
  const picture = poster === '' ? null : pictureOf(poster, row.posterType)
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
      pictureUrl: picture === null ? '' : origin + picture.url,
      pictureType: picture?.type ?? '',
      transcriptUrl: captioned ? origin + captionsUrl(row.id, language) : '',
    },
  }
}
