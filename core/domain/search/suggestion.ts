import type { SiteName } from '../link/link-context.ts'

/** What a suggestion can be, in no order. */
export const suggestionKinds = ['keyword', 'title', 'author', 'journal', 'doi'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** A search that begins like what is typed, or what it would find. */
export interface Suggestion {
  /** null where nobody says. */
  readonly kind: SuggestionKind | null
  readonly text: string
  /** The name of an author in the other language, the title of the article with a DOI; '' for nothing. */
  readonly other: string
  /** Of a journal; null for everything else. */
  readonly site: SiteName | null
}

/** Suggestions of one kind. */
export interface SuggestionGroup {
  readonly kind: SuggestionKind | null
  /** Never empty. */
  readonly suggestions: readonly Suggestion[]
}

/**
 * Suggestions by kind, the kind of the likeliest first. Laws: each stands in one group, those of a kind stay in their order,
 * and no kind has two groups.
 */
export function groupSuggestions(suggestions: readonly Suggestion[]): readonly SuggestionGroup[] {
  const kinds = new Set(suggestions.map(({ kind }) => kind))
  return [...kinds].map((kind) => ({ kind, suggestions: suggestions.filter((each) => each.kind === kind) }))
}
