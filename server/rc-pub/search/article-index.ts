import type { UiLanguage, LocalizedText } from '@xuekan/core'
import type { TermReading } from './term-reading.ts'
import type { TranslatedWord } from './word-pairs.ts'
import type {
  AdvancedField,
  AdvancedMatch,
  AdvancedQuery,
  FacetField,
  SearchField,
  SearchQuery,
} from '@xuekan/core/search'

/** Fields of journals: a search for articles finds the articles of the journals that they name. */
export type JournalField = Exclude<AdvancedField, SearchField>

/** Ids of the journals whose field holds a text, precisely or in part. */
export type JournalsWith = (field: JournalField, match: AdvancedMatch, text: string) => readonly number[]

export interface ConditionInput {
  readonly query: Omit<SearchQuery, 'page' | 'sort'>
  /** Takes the place of the query's term and field; its time and facets narrow it further. */
  readonly advanced?: AdvancedQuery & { readonly journalsWith: JournalsWith }
  /**
   * The words of the query's term as they are in English: what these find and the term itself does not is found in its
   * place, without facets.
   */
  readonly translated?: readonly TranslatedWord[]
  /** null for every site. */
  readonly sites: readonly number[] | null
  /** Ids of the articles that are looked among; absent for all. */
  readonly among?: readonly number[]
  /** Journals whose name holds what is looked for among the values of their facet: the index knows no names of journals. */
  readonly journalsSought?: readonly number[]
  /** ISO date, for the time filters. */
  readonly today: string
}

export interface ArticleSearch extends ConditionInput {
  readonly query: SearchQuery
  /** Hits on one page. */
  readonly size?: number
}

/** One value of a facet. */
export interface FoundFacet {
  readonly field: FacetField
  readonly value: string
  /** In both languages where the value has words; '' where its number says it all. */
  readonly label: Readonly<Record<UiLanguage, string>>
  /** Hits once it is chosen, or no more chosen or left out; null where there are more than are counted. */
  readonly count: number | null
  /** Whether the search chooses it or leaves it out. */
  readonly chosen?: boolean
}

export interface FoundFacets {
  /** Exact up to `countCap`, one more beyond it. */
  readonly total: number
  readonly facets: readonly FoundFacet[]
}

export interface FoundIds extends FoundFacets {
  /** Articles of the page, in order. */
  readonly ids: readonly number[]
  /** To highlight: the words of the search as typed and as the index reads them. */
  readonly words: readonly string[]
  /** What words of the search were read as beside themselves. */
  readonly readings: readonly Pick<TermReading, 'typed' | 'read'>[]
}

export interface NamedAuthor {
  readonly name: LocalizedText
  readonly articles: number
}

export interface SuggestRequest {
  readonly sites: readonly number[]
  readonly text: string
  readonly size: number
  /** At most so many of one kind; absent for any number. */
  readonly ofKind?: number
}

/** A phrase that begins like a text, or has a word that does. */
export interface SuggestedPhrase {
  readonly kind: 'keyword' | 'author' | 'title'
  /** '' in a language that it lacks. */
  readonly zh: string
  readonly en: string
  /** The language in which it begins so. */
  readonly script: UiLanguage
}

export interface IndexHealth {
  /** Whether searches are answered at all. */
  readonly answers: boolean
  /** Whether they are answered by an engine of its own, so that no page waits behind them. */
  readonly apart: boolean
  /** Changed articles that are still found as they were. */
  readonly behind: number
}

/**
 * What finds articles. It takes values of the domain and answers ids, counts and words: ids come from the index,
 * articles from the store. `test/server/rc-pub/article-index-suite.ts` holds what every engine keeps to.
 *
 * What cannot be answered in time, or now, throws `SearchRefused`.
 */
export interface ArticleIndex {
  /** One page of hits. The pages of a search together hold every hit once. */
  readonly search: (search: ArticleSearch) => Promise<FoundIds>
  /** Every hit of a search in its order, of one state of the index: its pages one after the other. */
  readonly everyId: (search: ArticleSearch) => Promise<readonly number[]>
  /** The facets of a search alone, each value with the number of hits that choosing it too finds. */
  readonly facets: (search: ConditionInput) => Promise<FoundFacets>
  /** The words of a term as typed and as the index reads them: 'photonics' gives photonics and photon. */
  readonly analyse: (term: Pick<SearchQuery, 'term' | 'field'>) => Promise<readonly string[]>
  /**
   * How else these journals write words of a term, apart or together, where it is looked for in a field that says what
   * something is about: what a search for articles reads so, for searches of other things.
   */
  readonly compounds: (requested: {
    readonly sites: readonly number[]
    readonly term: string
    readonly field: SearchField
  }) => Promise<readonly TermReading[]>
  /**
   * Keywords, authors and titles of these journals that begin like a text, names in pinyin too, the commonest first;
   * behind them names whose pinyin has these initials, Chinese keywords whose pinyin begins so, then keywords and titles with a later word that begins so, in Chinese
   * with the text anywhere.
   */
  readonly suggest: (requested: SuggestRequest) => Promise<readonly SuggestedPhrase[]>
  /**
   * A text with those of its words that no article of these journals has as their keywords, names and titles spell the
   * nearest; null where nothing is near, or nothing unknown.
   */
  readonly respell: (requested: {
    readonly sites: readonly number[]
    readonly text: string
  }) => Promise<string | null>
  /** The words of a term, its Chinese ones in English as keywords of all journals pair them; null where not all can be. */
  readonly translate: (term: string) => Promise<readonly TranslatedWord[] | null>
  /** Authors of these journals whose name begins so, one page of them, and how many there are. */
  readonly authors: (requested: {
    readonly sites: readonly number[]
    readonly name: string
    readonly size: number
    readonly offset: number
  }) => Promise<{ readonly total: number; readonly authors: readonly NamedAuthor[] }>
  /**
   * The store has these articles, new or changed. Once it has answered, they are found as the store has them: an engine
   * reads what it needs there, so that two calls in the wrong order do no harm.
   */
  readonly put: (ids: readonly number[]) => Promise<void>
  /** The store has these articles no more. Once it has answered, nothing finds them. */
  readonly remove: (ids: readonly number[]) => Promise<void>
  /** Never rejects. */
  readonly health: () => Promise<IndexHealth>
}
