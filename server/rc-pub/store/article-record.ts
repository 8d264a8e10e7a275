import type { ContentLanguage, Localized, LocalizedText } from '@xuekan/core'
import type { Award, CitedWork } from '@xuekan/core/content'

/**
 * One article as it enters the store, whatever it was read from. All HTML in it is already sanitised.
 * A language without a text has ''. Titles hold no tags but sub, sup, italic (and bold) as inline markup.
 */
export interface ArticleRecord {
  /** Stable over imports of the same work: the DOI in lower case, else another identifier of the source. */
  readonly key: string
  /** '' when there is none. */
  readonly doi: string
  /** research-article, review-article, editorial, … as JATS names them. */
  readonly type: string
  readonly title: LocalizedText
  readonly journalName: LocalizedText
  readonly issn: string
  readonly publisher: LocalizedText
  readonly column: LocalizedText
  readonly contributors: readonly ContributorRecord[]
  readonly affiliations: readonly AffiliationRecord[]
  readonly abstractHtml: LocalizedText
  readonly keywords: Localized<readonly string[]>
  readonly year: number
  readonly volume: string
  readonly issue: string
  readonly firstPage: string
  readonly lastPage: string
  readonly elocationId: string
  /** ISO dates YYYY-MM-DD (YYYY-MM or YYYY where the source says no more); '' when absent. */
  readonly dates: {
    readonly received: string
    readonly revised: string
    readonly accepted: string
    readonly online: string
    readonly published: string
  }
  /** -1, 0, or 1 to 10 (C3.13). */
  readonly version: number
  readonly funding: LocalizedText
  readonly license: { readonly url: string; readonly name: string } | null
  /** Body and back matter as one piece of HTML, with the language that it is really in; null without one. */
  readonly fullText: Localized<FullTextRecord | null>
  /** What it has in languages that are neither Chinese nor English, each language once, the original's first. */
  readonly furtherTexts: readonly FurtherTextRecord[]
  readonly references: readonly ReferenceRecord[]
  readonly figures: readonly FigureRecord[]
  readonly tables: readonly TableRecord[]
  /** Files that come with it, in the order in which it names them. */
  readonly attachments: readonly AttachmentRecord[]
  /** Where the article stands elsewhere, http or https; '' when it says of no such place. */
  readonly sourceUrl: string
  /** URL of the graphical abstract; ''. */
  readonly graphicAbstractUrl: string
  /** Those of each language, '' of one that has none of its own; absent where there are none, and of what was stored before. */
  readonly graphicAbstractUrls?: LocalizedText
  readonly originalLanguage: ContentLanguage
  /** What its front says beside what lists show; absent of articles that were stored before it was read. */
  readonly about?: ArticleAboutRecord
}

/** An article of which nothing is known, in neither language: what is known takes its place. */
export const unknownArticle = {
  type: 'research-article',
  title: { zh: '', en: '' },
  journalName: { zh: '', en: '' },
  issn: '',
  publisher: { zh: '', en: '' },
  column: { zh: '', en: '' },
  contributors: [],
  affiliations: [],
  abstractHtml: { zh: '', en: '' },
  keywords: { zh: [], en: [] },
  volume: '',
  issue: '',
  firstPage: '',
  lastPage: '',
  elocationId: '',
  dates: { received: '', revised: '', accepted: '', online: '', published: '' },
  version: 0,
  funding: { zh: '', en: '' },
  license: null,
  fullText: { zh: null, en: null },
  furtherTexts: [],
  references: [],
  figures: [],
  tables: [],
  attachments: [],
  sourceUrl: '',
  graphicAbstractUrl: '',
} as const satisfies Omit<ArticleRecord, 'key' | 'doi' | 'year' | 'originalLanguage'>

export interface ArticleAboutRecord {
  /** Titles that have formulae or ruby, as sanitised HTML, '' of one without; absent where none has. */
  readonly heading?: LocalizedText
  /**
   * In a language without a text, before which they would stand: summaries, of an article without any text also the words
   * of a graphical abstract, as sanitised HTML; ''. Absent where there are none.
   */
  readonly summaries?: LocalizedText
  /** Plain text, as the file words it; ''. */
  readonly copyright: LocalizedText
  readonly licenseText: LocalizedText
  /** In what language its English slot is, where that is not English; absent otherwise. */
  readonly licenseLanguage?: ContentLanguage
  /** Authors of whom the file tells what they did. */
  readonly roles: readonly { readonly name: string; readonly roles: readonly string[] }[]
  /** Editors and all others who are named beside the authors. */
  readonly editors: readonly {
    readonly name: string
    /** As JATS names it: editor, translator, reviewer, …; absent of articles that were stored before it was kept. */
    readonly type?: string
    readonly roles: readonly string[]
    /** '' where the file names none. */
    readonly affiliation: string
  }[]
  readonly relations: readonly RelationRecord[]
  /** What happened to it; absent of articles that were stored before it was read. */
  readonly events?: readonly EventRecord[]
  /** Of the journal; ''. */
  readonly abbreviation: string
  /** In PubMed; ''. */
  readonly pmid: string
  /** In PubMed Central, as `PMC1234567`; absent where the file names none. */
  readonly pmcid?: string
  /** In arXiv, as `2101.00001`; absent where the file names none. */
  readonly arxiv?: string
  /** What funders gave, as far as the file names them apart from words; absent where it does not. */
  readonly awards?: readonly Award[]
}

/** Something that happened to an article, as its file tells it. */
export interface EventRecord {
  /** `date-type` or `event-type` of JATS; ''. */
  readonly type: string
  /** The words of the file; ''. */
  readonly label: string
  /** ISO, as exact as the file says; ''. */
  readonly date: string
  /** What came of it, http or https; ''. */
  readonly url: string
}

/** A work that an article belongs to: a corrected one, a companion, a letter. */
export interface RelationRecord {
  /** As JATS names it: corrected-article, commentary-article, companion, …; ''. */
  readonly type: string
  /** ''. */
  readonly doi: string
  /** Of a work without a DOI, http or https; ''. */
  readonly url: string
  /** The words of the file; ''. */
  readonly text: string
}

export interface FullTextRecord {
  readonly language: ContentLanguage
  readonly html: string
}

/** The texts of an article in one language. Some of them may stand in the English slot too, where there is no English. */
export interface FurtherTextRecord {
  readonly language: ContentLanguage
  /** Inline markup; ''. */
  readonly title: string
  /** ''. */
  readonly abstractHtml: string
  readonly keywords: readonly string[]
  /** Body and back matter; ''. */
  readonly fullTextHtml: string
}

/** A name in the parts that reference managers ask for; '' where it lacks one. */
export interface PersonName {
  readonly surname: string
  readonly givenNames: string
  /** Jr., III. */
  readonly suffix: string
  /** Dr, 教授: a title before the name, which is no part of it; absent where there is none, and of what was stored before. */
  readonly prefix?: string
}

export interface ContributorRecord {
  /** As printed. */
  readonly name: LocalizedText
  /** null where the source gives the name of this language in one piece only, and of an organisation. */
  readonly personName: Localized<PersonName | null>
  /** True of an organisation or a group (`collab`), whose name stays whole. */
  readonly collab: boolean
  /** Titles, those before the name first, and degrees: Prof., PhD, MD; '' where the source gives none. */
  readonly degrees: string
  readonly orcid: string
  readonly email: string
  readonly corresponding: boolean
  readonly affiliations: readonly string[]
}

export interface AffiliationRecord {
  readonly key: string
  readonly label: string
  readonly name: LocalizedText
  /** Its address in the Research Organization Registry; absent where the file names none. */
  readonly ror?: string
}

export interface ReferenceRecord {
  readonly id: string
  readonly label: string
  /** Plain text of the whole reference. */
  readonly text: string
  readonly doi: string
  /** One for each language, or each work under one number; that in the language of the article's text first. */
  readonly citations: readonly CitationRecord[]
}

/** What the source tells of one cited work, as plain text. '' where it does not tell it apart from the wording. */
export interface CitationRecord extends Omit<CitedWork, 'authors' | 'language'> {
  readonly language: ContentLanguage
  /** Its wording, without the links that the identifiers become. */
  readonly text: string
  readonly authors: readonly CitedAuthor[]
}

/** A person in parts; an organisation, or a name that the source gives in one piece, whole. */
export type CitedAuthor =
  | ({ readonly kind: 'person' } & PersonName)
  | { readonly kind: 'collab' | 'whole'; readonly name: string }

/** One file of an article: its own PDF, or what supplements it. */
export interface AttachmentRecord {
  readonly code: 'pdf' | 'supplement'
  /** Of the file. */
  readonly name: string
  /** Label and caption as plain text; '' where it has none in a language. */
  readonly title: LocalizedText
  readonly mediaType: string
  /** In bytes. */
  readonly size: number
  /** Of the stored file. */
  readonly fileId: number
}

/** A label and a caption in plain text. */
interface Captioned {
  /** The id that it has in the full text. */
  readonly id: string
  readonly label: LocalizedText
  readonly caption: LocalizedText
}

export interface FigureRecord extends Captioned {
  /** That of the original, or the first that there is; ''. */
  readonly url: string
  /** Those of each language, '' of one that has none of its own; absent of what was dumped before they were kept. */
  readonly urls?: LocalizedText
}

export interface TableRecord extends Captioned {
  /** The table with its notes, without label and caption; '' in a language that has no table of its own. */
  readonly html: LocalizedText
  /** The picture of a table that the source gives as one; ''. */
  readonly url: string
}
