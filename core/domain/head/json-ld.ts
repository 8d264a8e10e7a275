import type { Article } from '../article/article.ts'
import { citeAsUrl } from '../article/doi.ts'
import { isWholeName } from '../article/author-name.ts'
import { writtenText } from '../article/written-text.ts'
import { citedName } from '../citation/cited-name.ts'
import { uiLanguages, type UiLanguage } from '../language/ui-language.ts'
import { languageShown, localise, type LocalizedText } from '../language/localized.ts'
import type { FloatContent, IssueContent } from '../page/page-content.ts'
import type { Journal } from '../site/journal.ts'
import { absoluteAddress } from './absolute-address.ts'
import { ownImprint, type OwnImprint } from './own-imprint.ts'
import { abstractOf, institutionsOf, keywordsOf, type CitedArticle } from './citation-metas.ts'

type Json = string | number | boolean | readonly Json[] | JsonObject | undefined
interface JsonObject {
  readonly [key: string]: Json
}

export const context = 'https://schema.org'

/** Characters of a headline that search engines read. */
export const longestHeadline = 110

/** The text, cut at a word where it is longer. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()}…`
}

/** An article for search engines: ScholarlyArticle in its issue, volume and periodical. No value is empty. */
export function articleJsonLd({ article, journal, language, url }: CitedArticle): object {
  const title = textIn(article.title, language)
  const imprint = ownImprint(article, journal)
  const published = article.dates.published || article.publishedOn || yearOf(article.year)
  return pruned({
    '@context': context,
    '@type': 'ScholarlyArticle',
    headline: shortened(title, longestHeadline),
    name: title,
    author: authorsOf(article, language),
    datePublished: published,
    dateModified: article.dates.revised >= published ? article.dates.revised : '',
    image: article.graphicAbstractUrl && absoluteAddress(article.graphicAbstractUrl, url),
    inLanguage: languageShown(article.title, language),
    abstract: abstractOf(article, language),
    keywords: keywordsOf(article, language),
    identifier: article.doi && { '@type': 'PropertyValue', propertyID: 'doi', value: article.doi },
    sameAs: citeAsUrl(article.doi),
    license: article.license?.url,
    isAccessibleForFree: article.openAccess || undefined,
    publisher: organisation(textIn(imprint.publisher, language)),
    isPartOf: publicationOf(article, imprint, language),
    pageStart: article.firstPage || article.elocationId,
    pageEnd: article.lastPage,
    url,
    mainEntityOfPage: url,
  })
}

/** A journal's home page for search engines. */
export const journalJsonLd = (journal: Journal, language: UiLanguage, url: string): object =>
  pruned({
    '@context': context,
    ...periodical(textIn(journal.name, language), journal, language),
    publisher: organisation(textIn(journal.publisher, language)),
    url,
  })

/** An issue's page for search engines. */
export const issueJsonLd = ({ journal, issue }: IssueContent, language: UiLanguage, url: string): object =>
  pruned({
    '@context': context,
    '@type': 'PublicationIssue',
    issueNumber: issue.issue,
    datePublished: issue.publishedOn || yearOf(issue.year),
    isPartOf: inVolume(issue.volume, periodical(textIn(journal.name, language), journal, language)),
    url,
  })

export const articleNamed = (
  { title, doi, journalName }: Pick<Article, 'title' | 'doi' | 'journalName'>,
  language: UiLanguage,
): JsonObject => ({
  '@type': 'ScholarlyArticle',
  name: textIn(title, language),
  identifier: doi && { '@type': 'PropertyValue', propertyID: 'doi', value: doi },
  sameAs: citeAsUrl(doi),
  isPartOf: { '@type': 'Periodical', name: textIn(journalName, language) },
})

/** A figure's page for search engines: the picture, what may be done with it, and the article that it is part of. */
export const figureJsonLd = ({ shown, article }: FloatContent, language: UiLanguage, url: string): object =>
  pruned({
    '@context': context,
    '@type': 'ImageObject',
    name: [localise(shown.label, language), textIn(article.title, language)]
      .filter((part) => part !== '')
      .join(' · '),
    caption: localise(shown.caption, language),
    contentUrl: shown.imageUrl && absoluteAddress(shown.imageUrl, url),
    representativeOfPage: true,
    license: article.license?.url,
    copyrightNotice: localise(article.copyright, language),
    creator: article.authors[languageShown(article.authors, language)].map((name) => ({
      '@type': 'Person',
      name,
    })),
    isPartOf: articleNamed(article, language),
    url,
  })

function authorsOf(article: Article, language: UiLanguage): readonly Json[] {
  return article.contributors.map((contributor) => ({
    '@type': isOrganisation(contributor) ? 'Organization' : 'Person',
    name: textIn(contributor.name, language),
    affiliation: institutionsOf(contributor, article, language).map(organisation),
    sameAs: contributor.orcid && `https://orcid.org/${contributor.orcid}`,
  }))
}

/** As its source tells it, else by the words of its name. */
const isOrganisation = ({ name, citedName: known }: Article['contributors'][number]): boolean =>
  uiLanguages.some((language) => {
    const plain = writtenText(name[language])
    const cited = known?.[language] ?? (isWholeName(plain) ? null : citedName(plain))
    return plain !== '' && cited?.kind === 'whole'
  })

function publicationOf(article: Article, imprint: OwnImprint, language: UiLanguage): Json {
  const name = textIn(imprint.name, language)
  const volume = inVolume(article.volume, periodical(name, imprint, language))
  return article.issue === ''
    ? volume
    : { '@type': 'PublicationIssue', issueNumber: article.issue, isPartOf: volume }
}

const inVolume = (volume: string, isPartOf: JsonObject): JsonObject =>
  volume === '' ? isPartOf : { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf }

const periodical = (
  name: string,
  journal: Pick<OwnImprint, 'abbreviation' | 'issn'>,
  language: UiLanguage,
): JsonObject => {
  const abbreviation = textIn(journal.abbreviation, language)
  return {
    '@type': 'Periodical',
    name,
    // the words of one name are told once
    alternateName: abbreviation === name ? undefined : abbreviation,
    issn: journal.issn,
  }
}

export const organisation = (name: string): Json => ({ '@type': 'Organization', name })

export const textIn = (text: LocalizedText, language: UiLanguage): string =>
  writtenText(localise(text, language))

const yearOf = (year: number): string => (year > 0 ? String(year) : '')

/** Without empty text, empty lists, and objects that say nothing but their type. */
export function pruned(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object)
      .map(([key, value]) => [key, prune(value)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function prune(value: Json): Json {
  if (value === '') return undefined
  if (Array.isArray(value)) {
    const list = (value as readonly Json[]).map(prune).filter((item) => item !== undefined)
    return list.length === 0 ? undefined : list
  }
  if (typeof value !== 'object') return value
  const object = pruned(value as JsonObject)
  return Object.keys(object).every((key) => key === '@type') ? undefined : object
}
