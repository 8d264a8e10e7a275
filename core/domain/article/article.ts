import type { CitedName } from '../citation/citation-record.ts'
import type { ContentLanguage } from '../language/content-language.ts'
import type { Localized, LocalizedText } from '../language/localized.ts'
import type { SafeHtml } from '../text/safe-html.ts'
import type { SiteId } from '../site/site.ts'
import type { ArticleSource } from './article-source.ts'

/** An article as lists show it (C3.13). Titles hold inline markup, read by `parseInlineMarkup`. */
export interface ArticleSummary {
  readonly id: string
  readonly siteId: SiteId
  /** '' for front matter, which has none. */
  readonly doi: string
  readonly title: LocalizedText
  readonly authors: Localized<readonly string[]>
  readonly journalName: LocalizedText
  readonly year: number
  readonly volume: string
  readonly issue: string
  /** '' where there is none. */
  readonly firstPage: string
  readonly lastPage: string
  /** An article number in place of pages; '' otherwise. */
  readonly elocationId: string
  readonly section: LocalizedText
  /** Version code: -1 accepted, 0 none, 1 to 10 proofs (C3.13). */
  readonly version: number
  readonly openAccess: boolean
  /** ISO date, '' when unknown. */
  readonly publishedOn: string
  readonly visits: number
  readonly downloads: number
  readonly citations: number
  /** '' when there is none. */
  readonly graphicAbstractUrl: string
  readonly hasFullText: boolean
  /** Whether there is a PDF beside the page; false also where it is not known. */
  readonly hasPdf: boolean
}

/** What a link to an article needs. */
export type ArticleLink = Pick<ArticleSummary, 'id' | 'siteId' | 'doi' | 'title'>

/** One contributor, with the keys of the affiliations that the article lists. */
export interface Contributor {
  readonly name: LocalizedText
  /** The name as citations take it, where the source tells its parts; else they are guessed from the whole. */
  readonly citedName?: Localized<CitedName | null>
  /** Titles and degrees: Prof., PhD, MD; absent where none is told. */
  readonly degrees?: string
  /** 16 characters in four groups, '' when unknown. */
  readonly orcid: string
  readonly email: string
  readonly corresponding: boolean
  readonly affiliations: readonly string[]
}

export interface Affiliation {
  readonly key: string
  /** What stands in superscript behind the author, often a number. */
  readonly label: string
  readonly name: LocalizedText
}

/** An article with all that its own page shows, but its full text. */
export interface Article extends ArticleSummary {
  readonly contributors: readonly Contributor[]
  readonly affiliations: readonly Affiliation[]
  readonly abstract: Localized<SafeHtml | null>
  readonly keywords: Localized<readonly string[]>
  readonly issueId: string
  readonly dates: {
    readonly received: string
    readonly revised: string
    readonly accepted: string
    readonly online: string
    readonly published: string
  }
  readonly funding: LocalizedText
  readonly license: { readonly url: string; readonly name: string } | null
  readonly referenceCount: number
  /** In bytes; 0 where there is no PDF, or none is made yet. */
  readonly pdfSize: number
  readonly about: ArticleAbout
  /** Its texts in languages that are neither Chinese nor English, the original's first. */
  readonly texts: readonly FurtherText[]
  /** Path of the issue's cover; '' when there is none. */
  readonly coverUrl: string
  /** Where it stands elsewhere; absent where none is told. */
  readonly source?: ArticleSource
}

/** Something that happened to an article, as its file tells it, beside the five dates that every list knows. */
export interface ArticleEvent {
  /** As JATS names it: preprint, sent-for-review, corrected; ''. */
  readonly type: string
  /** The words of the file; ''. */
  readonly label: string
  /** ISO, as exact as it is known; '' where none is told. */
  readonly date: string
  /** What came of it, such as the preprint, http or https; ''. */
  readonly url: string
}

/** What the front of an article says beside what lists show. Texts are plain; '' where there is none. */
export interface ArticleAbout {
  /** As JATS names it: research-article, correction; ''. */
  readonly type: string
  /** The titles with mathematics; null of one without formulae. */
  readonly heading: Localized<SafeHtml | null>
  /** Summaries and words of a graphical abstract of an article without a text; null where there are none. */
  readonly summaries: Localized<SafeHtml | null>
  readonly copyright: LocalizedText
  readonly licenseText: LocalizedText
  /** Authors of whom it is told what they did, in the words of the article. */
  readonly roles: readonly { readonly name: string; readonly roles: readonly string[] }[]
  /** Editors and all others who are named beside the authors. */
  readonly editors: readonly {
    readonly name: string
    readonly roles: readonly string[]
    readonly affiliation: string
  }[]
  readonly relations: readonly ArticleRelation[]
  /** What happened to it, beside its dates. */
  readonly events: readonly ArticleEvent[]
  readonly imprint: ArticleImprint
  /** In PubMed. */
  readonly pmid: string
  /** In PubMed Central, as `PMC1234567`; absent where none is told. */
  readonly pmcid?: string
  /** In arXiv, as `2101.00001`; absent where none is told. */
  readonly arxiv?: string
}

/** The article's own journal as its file names it, beside its name. */
export interface ArticleImprint {
  readonly issn: string
  readonly abbreviation: string
  readonly publisher: LocalizedText
}

/** An article that this one belongs to, or that belongs to this one. */
export interface ArticleRelation {
  /** As JATS names it: corrected-article, commentary-article, companion, …; ''. */
  readonly type: string
  /** True where this article names the other one, false where that one names it. */
  readonly named: boolean
  readonly doi: string
  /** Of a work without a DOI. */
  readonly url: string
  /** What the file says of it. */
  readonly text: string
  /** Of the other article; '' where this portal does not have it. */
  readonly id: string
  readonly siteId: SiteId | null
  readonly title: LocalizedText
}

/** What an article has in a language that is neither Chinese nor English. */
export interface FurtherText {
  readonly language: ContentLanguage
  /** Inline markup; ''. */
  readonly title: string
  readonly abstract: SafeHtml | null
  readonly keywords: readonly string[]
  readonly hasFullText: boolean
}

/** The full text in the language closest to the one asked for. */
export interface FullText {
  /** Of the text itself. */
  readonly language: ContentLanguage
  /** Sections, figures, tables, formulae and references as one piece of prose. */
  readonly html: SafeHtml
  /** Whether the article has one in the other language of the interface too. */
  readonly inBothLanguages: boolean
}

/** The articles of one column of an issue, in order. */
export interface IssueSection {
  readonly name: string
  readonly articles: readonly ArticleSummary[]
}
