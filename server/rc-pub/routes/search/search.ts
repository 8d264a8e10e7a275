import {
  facetFields,
  localise,
  searchFields,
  searchPageSize,
  searchSorts,
  searchTimes,
  type FacetField,
  type Language,
  type SearchQuery,
} from '@xuekan/core'
import { plainText } from '../../search/plain-text.ts'
import type { FoundFacet } from '../../search/count-facets.ts'
import { searchArticles } from '../../search/search-articles.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { data, orNull, type CallContext, type HandlersOf } from '../call-handler.ts'
import { withSite } from '../sites/sites.ts'
import { listedArticle } from '../articles/wire-article.ts'

/** C7.16: articles of the site's journals, with facets and the words to highlight. */
export const searchHandlers: HandlersOf<'search'> = {
  search: (context) =>
    withSite(context, async (site) => {
      const { database, language, today, parameter } = context
      const journals = await journalsOf(database, site)
      const size = pageSizes.find((each) => each === Number(parameter('size'))) ?? searchPageSize
      const found = await searchArticles(database, {
        query: readQuery(context),
        sites: site.type === 'all' ? null : journals.map(({ id }) => id),
        today,
        size,
      })
      return data({
        total: found.total,
        content: found.rows.map((row) => ({
          ...listedArticle(row, language),
          snippet: snippetOf(row, language),
        })),
        words: found.words,
        facets: {
          year: wireFacet(found.facets, 'year', language, journals),
          journal: wireFacet(found.facets, 'journal', language, journals),
          column: wireFacet(found.facets, 'column', language, journals),
          keyword: wireFacet(found.facets, 'keyword', language, journals),
        },
      })
    }),
}

/** Sizes of a page that divide the hits that are ranked. */
const pageSizes = [10, 20, 50, 100] as const

const longestTerm = 500

/** Pages count from 0 on the wire. What is not known is as good as absent. */
function readQuery({ parameter }: CallContext): SearchQuery {
  const page = Number(parameter('page'))
  return {
    term: parameter('q').slice(0, longestTerm),
    field: searchFields.find((field) => field === parameter('field')) ?? 'all',
    sort: searchSorts.find((sort) => sort === parameter('sort')) ?? 'relevance',
    time: searchTimes.find((time) => String(time) === parameter('time')) ?? 0,
    facets: Object.fromEntries(
      facetFields.flatMap((field) => (parameter(field) === '' ? [] : [[field, parameter(field)]])),
    ),
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page + 1 : 1,
  }
}

const longestSnippet = 300

/** The beginning of the abstract in plain text, cut between words. */
function snippetOf({ record }: ArticleRow, language: Language): string | null {
  const text = plainText(localise(record.abstractHtml, language))
  const characters = [...text]
  if (characters.length <= longestSnippet) return orNull(text)
  const cut = characters.slice(0, longestSnippet).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > longestSnippet * 0.8 ? cut.slice(0, space) : cut}…`
}

function wireFacet(
  facets: readonly FoundFacet[],
  field: FacetField,
  language: Language,
  journals: readonly SiteRow[],
) {
  const names = new Map(journals.map(({ id, config }) => [String(id), localise(config.name, language)]))
  return facets
    .filter((facet) => facet.field === field && (field !== 'keyword' || facet.label[language] !== ''))
    .map(({ value, label, count }) => ({
      value,
      label: localise(label, language) || (names.get(value) ?? value),
      count,
    }))
}
