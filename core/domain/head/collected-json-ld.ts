import { articleRoute } from '../article/article-route.ts'
import type { ArticleLink } from '../article/article.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { languageShown, localise, type LocalizedText } from '../language/localized.ts'
import { isoDuration } from '../media/media-time.ts'
import type {
  AlbumContent,
  BookContent,
  EditorialBoardContent,
  MediaContent,
  NewsContent,
  TopicContent,
} from '../page/page-content.ts'
import { absoluteAddress } from './absolute-address.ts'
import { urlBeside } from './canonical-route.ts'
import type { HeadInput } from './head-input.ts'
import { articleNamed, context, longestHeadline, organisation, pruned, shortened, textIn } from './json-ld.ts'

const mediaTypes = { audio: 'AudioObject', video: 'VideoObject' } as const

/** A page of a sound or a film for search engines: where it is heard or seen, how long it is, and what it belongs to. */
export const mediaJsonLd = ({ item, article }: MediaContent, language: UiLanguage, url: string): object =>
  pruned({
    '@context': context,
    '@type': mediaTypes[item.kind],
    name: textIn(item.title, language),
    description: localise(item.summary, language) || textIn(item.title, language),
    thumbnailUrl: item.posterUrl && absoluteAddress(item.posterUrl, url),
    // a day alone has no zone, which search engines ask for; feeds begin it at the same time
    uploadDate: item.publishedOn.replace(/^\d{4}-\d{2}-\d{2}$/, '$&T00:00:00Z'),
    duration: isoDuration(item.duration),
    contentUrl: absoluteAddress(item.playUrl, url),
    encodingFormat: item.mediaType,
    inLanguage: languageShown(item.title, language),
    creator: organisation(textIn(item.maker, language)),
    isPartOf: article === null ? undefined : articleNamed(article, language),
    url,
    mainEntityOfPage: url,
  })

const picture = (address: string, page: string): string => address && absoluteAddress(address, page)

/** A news item for search engines, told by its site. */
export const newsJsonLd = ({ news }: NewsContent, { language, shell }: HeadInput, url: string): object =>
  pruned({
    '@context': context,
    '@type': 'NewsArticle',
    headline: shortened(textIn(news.title, language), longestHeadline),
    description: localise(news.summary, language),
    datePublished: news.publishedOn,
    image: picture(news.coverUrl, url),
    inLanguage: languageShown(news.title, language),
    publisher: organisation(textIn(shell.site.name, language)),
    url,
    mainEntityOfPage: url,
  })

interface Gathered {
  readonly name: LocalizedText
  readonly introduction: LocalizedText
  readonly coverUrl: string
}

const collection = (
  { name, introduction, coverUrl }: Gathered,
  articles: readonly ArticleLink[],
  input: HeadInput,
  url: string,
): object =>
  pruned({
    '@context': context,
    '@type': 'Collection',
    name: textIn(name, input.language),
    description: localise(introduction, input.language),
    image: picture(coverUrl, url),
    inLanguage: languageShown(name, input.language),
    hasPart: articles.map((article) => ({
      '@type': 'ScholarlyArticle',
      name: textIn(article.title, input.language),
      url: urlBeside(input, articleRoute(article, input.language), input.language),
    })),
    url,
  })

/** An album for search engines, with the papers that its page names. */
export const albumJsonLd = ({ album, shown }: AlbumContent, input: HeadInput, url: string): object =>
  collection(album, shown.tab === 'paper' ? shown.list.content.map(({ article }) => article) : [], input, url)

/** A topic for search engines, with the articles that its page names. */
export const topicJsonLd = ({ topic, list }: TopicContent, input: HeadInput, url: string): object =>
  collection(
    topic,
    list.content.map(({ article }) => article),
    input,
    url,
  )

/** A book for search engines. */
export const bookJsonLd = ({ book }: BookContent, language: UiLanguage, url: string): object =>
  pruned({
    '@context': context,
    '@type': 'Book',
    name: textIn(book.title, language),
    // names as the site joins them are nobody's own
    author: textIn(book.authors, language),
    description: localise(book.introduction, language),
    datePublished: book.year > 0 ? String(book.year) : '',
    isbn: book.isbn,
    image: picture(book.coverUrl, url),
    inLanguage: languageShown(book.title, language),
    publisher: organisation(textIn(book.publisher, language)),
    url,
  })

/** A member of an editorial board for search engines; null for the board as a whole. */
export function memberJsonLd(
  { member }: EditorialBoardContent,
  language: UiLanguage,
  url: string,
): object | null {
  if (member === null) return null
  const { expert, orcid } = member
  return pruned({
    '@context': context,
    '@type': 'Person',
    name: textIn(expert.name, language),
    jobTitle: localise(expert.position, language),
    affiliation: organisation(textIn(expert.affiliation, language)),
    image: picture(expert.pictureUrl, url),
    sameAs: orcid && `https://orcid.org/${orcid}`,
    url,
  })
}
