import type { Article, Contributor } from '../article/article.ts'
import { pdfAddress } from '../article/pdf-address.ts'
import { writtenText } from '../article/written-text.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { languageShown, localise, type LocalizedText } from '../language/localized.ts'
import type { JournalImprint } from '../site/journal.ts'
import { dateTag } from './date-tag.ts'
import { ownImprint } from './own-imprint.ts'
import type { HeadMeta } from './head-model.ts'

export interface CitedArticle {
  readonly article: Article
  /** The article's own journal; null where it is not known. */
  readonly journal: JournalImprint | null
  readonly language: UiLanguage
  /** Absolute address of the article's page in this language. */
  readonly url: string
}

/**
 * What programs read from an article page. Plain text in one language; each author is followed by the institutions
 * and the ORCID of that author. Tags may be empty here: `headOf` leaves empty ones out.
 */
export function citationMetas({ article, journal, language, url }: CitedArticle): readonly HeadMeta[] {
  const text = (value: LocalizedText): string => writtenText(localise(value, language))
  const imprint = ownImprint(article, journal)
  const year = article.year > 0 ? String(article.year) : ''
  const published = dateTag(article.dates.published) || dateTag(article.publishedOn) || year
  return [
    meta('title', text(article.title)),
    meta('citation_title', text(article.title)),
    ...authorMetas(article, language),
    meta('citation_journal_title', text(imprint.name)),
    meta('citation_journal_abbrev', text(imprint.abbreviation)),
    meta('citation_publisher', text(imprint.publisher)),
    meta('citation_issn', imprint.issn),
    meta('citation_date', published),
    meta('citation_publication_date', published),
    meta('citation_online_date', dateTag(article.dates.online)),
    meta('citation_year', year || published.slice(0, 4)),
    meta('citation_volume', article.volume),
    meta('citation_issue', article.issue),
    meta('citation_firstpage', article.firstPage || article.elocationId),
    meta('citation_lastpage', article.lastPage),
    meta('citation_doi', article.doi),
    meta('citation_pmid', article.about.pmid),
    meta('citation_language', languageShown(article.title, language)),
    meta('citation_keywords', keywordsOf(article, language).join('; ')),
    meta('citation_abstract', abstractOf(article, language)),
    meta('citation_abstract_html_url', url),
    meta('citation_fulltext_html_url', article.hasFullText ? url : ''),
    meta('citation_pdf_url', article.hasPdf ? pdfAddress(url) : ''),
  ]
}

/** The abstract as plain text, in this language where the article has it. */
export const abstractOf = ({ abstract }: Article, language: UiLanguage): string =>
  writtenText(localise(abstract, language) ?? '')

/** The keywords as plain text, in this language where the article has them. */
export const keywordsOf = ({ keywords }: Article, language: UiLanguage): readonly string[] =>
  localise(keywords, language)
    .map((keyword) => writtenText(keyword))
    .filter((keyword) => keyword !== '')

function authorMetas(article: Article, language: UiLanguage): readonly HeadMeta[] {
  if (article.contributors.length > 0) {
    return article.contributors.flatMap((contributor) => contributorMetas(contributor, article, language))
  }
  return localise(article.authors, language).map((name) => meta('citation_author', writtenText(name)))
}

function contributorMetas(
  contributor: Contributor,
  article: Article,
  language: UiLanguage,
): readonly HeadMeta[] {
  const name = writtenText(localise(contributor.name, language))
  if (name === '') return []
  return [
    meta('citation_author', name),
    ...institutionsOf(contributor, article, language).map((institution) =>
      meta('citation_author_institution', institution),
    ),
    meta('citation_author_orcid', contributor.orcid === '' ? '' : `https://orcid.org/${contributor.orcid}`),
  ]
}

/** The names of a contributor's affiliations, as plain text. */
export const institutionsOf = (
  contributor: Pick<Contributor, 'affiliations'>,
  { affiliations }: Pick<Article, 'affiliations'>,
  language: UiLanguage,
): readonly string[] =>
  affiliations
    .filter(({ key }) => contributor.affiliations.includes(key))
    .map(({ name }) => writtenText(localise(name, language)))
    .filter((name) => name !== '')

const meta = (name: string, content: string): HeadMeta => ({ name, content })
