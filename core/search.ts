// Searching: queries, conditions, the advanced form, results and their facets.
export {
  selectCondition,
  switchSearchType,
  type SearchCondition,
} from './domain/search/advanced-conditions.ts'
export { advancedFormRoute, advancedSearchRoute, formOfRoute } from './domain/search/advanced-address.ts'
export { advancedFormKeys } from './domain/search/advanced-form-keys.ts'
export { printPress, type FormPress } from './domain/search/advanced-form-pairs.ts'
export {
  advancedFormLimits,
  areRowsShown,
  searchOfForm,
  textOfForm,
  type AdvancedForm,
  type AdvancedFormError,
  type EntryPath,
} from './domain/search/advanced-form.ts'
export {
  parseAdvancedQuery,
  type AdvancedError,
  type AdvancedErrorKind,
} from './domain/search/advanced-parse.ts'
export { printAdvancedQuery } from './domain/search/advanced-print.ts'
export {
  advancedLimits,
  advancedMatches,
  type AdvancedField,
  type AdvancedMatch,
  type AdvancedNode,
  type AdvancedQuery,
  type AdvancedTerm,
} from './domain/search/advanced-query.ts'
export { everyYear, type YearRange } from './domain/search/year-range.ts'
export {
  conditionOfEntries,
  countRows,
  entriesOfCondition,
  rowOperators,
  type AdvancedEntry,
  type AdvancedGroup,
  type AdvancedRow,
  type RowOperator,
} from './domain/search/advanced-rows.ts'
export { sentenceOf, type SentencePart } from './domain/search/advanced-sentence.ts'
export { offeredFields } from './domain/search/offered-fields.ts'
export { wordsOfCondition } from './domain/search/advanced-words.ts'
export { printYears, readYears, validateYears } from './domain/search/advanced-years.ts'
export { conditionTypeOf, conditionTypes, type ConditionType } from './domain/search/condition-types.ts'
export {
  facetsFrom,
  facetsTo,
  findFrom,
  withChoice,
  yearKeys,
  findKey,
  narrowsFacets,
  onlyValue,
  type FacetChoice,
  type FacetChoices,
  type FacetFind,
} from './domain/search/facet-choice.ts'
export { markOf, withMark, type FacetMark } from './domain/search/facet-mark.ts'
export { facetNumber, type FacetNumber } from './domain/search/facet-number.ts'
export { journalsWithin, type JournalWithin } from './domain/search/journals-within.ts'
export { limitQuery } from './domain/search/limit-query.ts'
export { isOfWords } from './domain/search/best-ways.ts'
export { narrowingOf } from './domain/search/narrowing.ts'
export { searchExportAddress, searchExportName, type WholeSearch } from './domain/search/search-export.ts'
export { fieldsOfSearchType } from './domain/search/fields-of-search-type.ts'
export { goToPage } from './domain/search/go-to-page.ts'
export { heldOperators, withoutTruncation } from './domain/search/holds-operators.ts'
export { highlightMarkup, type MarkedNode } from './domain/search/highlight-markup.ts'
export { highlightRanges } from './domain/search/highlight-ranges.ts'
export { meantQuery } from './domain/search/meant-query.ts'
export { interpretedWords } from './domain/search/interpreted-words.ts'
export { conditionName, offeredConditions } from './domain/search/offered-conditions.ts'
export { pageCount, pageWindow } from './domain/search/page-window.ts'
export { crossesLanguages, nothingAdded } from './domain/search/across-languages.ts'
export { respell, respellable, type KnownPhrase } from './domain/search/respell.ts'
export { removeRecentSearch } from './domain/search/recent-searches.ts'
export { searchAddressKeys } from './domain/search/search-address.ts'
export { parseSearchHolder, printSearchHolder, type SearchHolder } from './domain/search/search-holder.ts'
export { foldLetters } from './domain/text/fold-letters.ts'
export { facetFields, type FacetField } from './domain/search/facet-field.ts'
export {
  emptySearchQuery,
  journalFields,
  searchFields,
  searchPageSize,
  searchSorts,
  searchAs,
  searchTimes,
  type PublicationField,
  type SearchField,
  type SearchQuery,
  type SearchSort,
} from './domain/search/search-query.ts'
export {
  countCap,
  type AddedHits,
  type JournalLimit,
  type TranslatedTerm,
  type FacetValue,
  type SearchHit,
  type SearchResult,
  type TermReading,
} from './domain/search/search-result.ts'
export { tabOfSearchType } from './domain/media/result-tabs.ts'
export { routeOfSearch } from './domain/search/route-of-search.ts'
export { searchTermLimits, validateTerm } from './domain/search/search-term.ts'
export { timeFilterStart } from './domain/search/time-filter.ts'
export type { FoundResources } from './domain/search/found-resources.ts'
export type { CountedWay, NoHits } from './domain/search/no-hits.ts'
export type { CountedTab, SearchCounts } from './domain/search/tab-counts.ts'
export { totalLabel } from './domain/search/total-label.ts'
export {
  groupSuggestions,
  suggestionKinds,
  type Suggestion,
  type SuggestionGroup,
  type SuggestionKind,
} from './domain/search/suggestion.ts'
export { typedPart, type TypedPart } from './domain/search/typed-part.ts'
export { createRecentSearches, type RecentSearchesModel } from './usecases/search/recent-searches.ts'
export { goToKnownItem, type GoToKnownItem } from './usecases/search/go-to-known-item.ts'
export { rememberSearch, type RememberSearch } from './usecases/search/remember-search.ts'
export { readRegistryId, registries, type Registry, type RegistryId } from './domain/search/registry-id.ts'
export { readKnownItem, type KnownItem } from './domain/search/known-item.ts'
export {
  knownLink,
  type KnownKind,
  type KnownSearch,
  type KnownTarget,
} from './domain/search/known-search.ts'
export { createSearchConditions, type SearchConditionsModel } from './usecases/search/search-conditions.ts'
export {
  createSearchHelp,
  type SearchHelp,
  type SearchHelpOptions,
  type SearchHelpPorts,
} from './usecases/search/search-help.ts'
export { createSuggestions } from './usecases/search/suggestions.ts'
export { createSearchBox } from './usecases/shell/search-box.ts'
export type { SearchBoxModel } from './usecases/shell-models.ts'
