import { localise, type UiLanguage } from '@xuekan/core'
import type { FacetField } from '@xuekan/core/search'
import type { FoundFacet } from '../../search/article-index.ts'
import { isKeyedField } from '../../search/facet-keys.ts'
import { plainText } from '../../search/plain-text.ts'
import type { FoundArticles } from '../../search/search-articles.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import type { SiteRow } from '../../store/site-row.ts'
import { listedArticle } from '../articles/wire-article.ts'
import { orNull } from '../endpoint-handler.ts'
import type { FoundLimit } from './journal-limits.ts'
import { facetValueName } from './facet-value-name.ts'

/** One page of hits as the wire has it. */
export const wireSearch = (
  found: FoundArticles,
  limits: readonly FoundLimit[],
  journals: readonly SiteRow[],
  language: UiLanguage,
) => ({
  total: found.total,
  content: found.rows.map((row) => ({ ...listedArticle(row, language), snippet: snippetOf(row, language) })),
  words: found.words,
  readings: wireReadings(found.readings, language),
  limits: limits.map(({ journal, term, count }) => ({
    siteId: journal.id,
    name: localise(journal.config.name, language),
    term,
    count,
  })),
  facets: wireFacets(found.facets, journals, language),
})

/** What words were read as, in the language asked for. */
export const wireReadings = (readings: FoundArticles['readings'], language: UiLanguage) =>
  readings.map(({ typed, read }) => ({
    typed,
    read: [...new Set(read.map((each) => localise(each, language)))],
  }))

/** Facets with labels in the language asked for. */
export function wireFacets(
  facets: readonly FoundFacet[],
  journals: readonly SiteRow[],
  language: UiLanguage,
) {
  const names = new Map(journals.map(({ id, config }) => [String(id), localise(config.name, language)]))
  const wireFacet = (field: FacetField) =>
    facets
      .filter(
        (facet) =>
          facet.field === field &&
          (facet.chosen === true || !writtenByLanguage(field) || facet.label[language] !== ''),
      )
      .map(({ value, label, count }) => ({
        value,
        label:
          facetValueName(field, value, language) ??
          (localise(label, language) || (names.get(value) ?? value)),
        count,
      }))
  return {
    year: wireFacet('year'),
    journal: wireFacet('journal'),
    column: wireFacet('column'),
    keyword: wireFacet('keyword'),
    author: wireFacet('author'),
    institution: wireFacet('institution'),
    articleType: wireFacet('articleType'),
    textLanguage: wireFacet('textLanguage'),
    licence: wireFacet('licence'),
  }
}

/** Whether values of a facet are listed to those alone who read their language. */
const writtenByLanguage = (field: FacetField): boolean => field === 'keyword' || isKeyedField(field)

const longestSnippet = 300

/** The beginning of the abstract in plain text, cut between words. */
function snippetOf({ record }: ArticleRow, language: UiLanguage): string | null {
  const text = plainText(localise(record.abstractHtml, language))
  const characters = [...text]
  if (characters.length <= longestSnippet) return orNull(text)
  const cut = characters.slice(0, longestSnippet).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > longestSnippet * 0.8 ? cut.slice(0, space) : cut}…`
}
