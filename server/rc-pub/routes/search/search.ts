import type { WireCounts } from '@xuekan/rc-pub/contract'
import { crossesLanguages, searchFields, type SearchField } from '@xuekan/core/search'
import { searchTypeOf } from '@xuekan/core/site'
import type { ArticleSearch } from '../../search/article-index.ts'
import { isUnspaced } from '../../search/text-words.ts'
import { searchArticles } from '../../search/search-articles.ts'
import { nameKey } from '../../store/author-keys.ts'
import type { Queryable } from '../../store/database.ts'
import { articlesByAuthor } from '../../store/find-authors.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { wireAuthor } from '../authors/wire-author.ts'
import { data, refused, type HandlerContext, type HandlersOf, type Outcome } from '../endpoint-handler.ts'
import { requestedPage, onePage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { orRefused, searchedSites } from './requested-sites.ts'
import { countedTypes, countOf } from './counts.ts'
import { fieldOf } from './field-of.ts'
import { requestedSearch, type RequestedKind, type RequestedSites } from './requested-search.ts'
import { journalLimits } from './journal-limits.ts'
import { suggestByKind, suggestTexts } from './suggestions.ts'
import { compoundsOf } from './compounds-of.ts'
import { wireFacets, wireReadings, wireSearch } from './wire-search.ts'

const tooLong = refused(400, '检索词过长', 'The term is too long.')

const noSuchType = refused(400, '检索类型不存在', 'There is no such type of search.')

/** Characters of a text that is analysed or completed. */
const longestText = 500

/** The newest articles out of which the affiliations of an author in a list are told. */
const firstRows = { size: 5, offset: 0 }

const found = (kind: RequestedKind) => (context: HandlerContext) =>
  searching(context, kind, async (search, { journals }) => {
    const { database, index, language } = context
    const found = await searchArticles(database, index, search)
    return wireSearch(found, await journalLimits(index, search, journals), journals, language)
  })

const [byField, quick, advanced] = [found('field'), found('quick'), found('advanced')]

/** C7.15, C7.16: articles of the site's journals, with facets and the words to highlight. */
export const searchHandlers: HandlersOf<
  | 'search'
  | 'quickSearch'
  | 'advSearch'
  | 'acrossLanguages'
  | 'clusters'
  | 'searchCounts'
  | 'analyze'
  | 'termReadings'
  | 'suggestions'
  | 'suggestionsByKind'
  | 'respell'
  | 'searchAuthors'
  | 'articleSearch'
  | 'articleQuickSearch'
  | 'articleAdvancedSearch'
> = {
  search: byField,
  quickSearch: quick,
  advSearch: advanced,
  articleSearch: byField,
  articleQuickSearch: quick,
  articleAdvancedSearch: advanced,
  acrossLanguages: (context) =>
    searching(context, 'field', async (search, { journals }) => {
      const { database, index, language } = context
      const words = crossesLanguages(search.query) ? await index.translate(search.query.term) : null
      if (words === null) return { total: 0, content: [], words: [], translated: [] }
      const found = await searchArticles(database, index, { ...search, translated: words })
      const { facets: _, readings: __, limits: ___, ...hits } = wireSearch(found, [], journals, language)
      const translated = words
        .filter(({ written }) => isUnspaced(written))
        .map(({ written, words: english }) => ({ word: written, english }))
      return { ...hits, translated }
    }),
  clusters: (context) =>
    searching(context, 'field', async (search, { journals }) => {
      const { total, facets } = await context.index.facets(search)
      return { total, facets: wireFacets(facets, journals, context.language) }
    }),
  searchCounts: (context) =>
    withSite(context, (site) =>
      searching(ofArticles(context), 'field', async (search) => {
        const types = countedTypes(context.parameter('types'))
        const isOfThings = types.some((type) => type !== 'article' && type !== 'publication')
        const searched = { articles: search, otherwise: isOfThings ? await compoundsOf(context, site) : [] }
        const counts = await Promise.all(
          types.map(async (type) => [type, await countOf(type, context, site, searched)] as const),
        )
        return { ...uncounted, ...Object.fromEntries(counts) }
      }),
    ),
  analyze: (context) => {
    const type = context.parameter('type')
    if (type !== '' && !isField(type) && searchTypeOf(type) === null) return Promise.resolve(noSuchType)
    return withText(context, async (term) =>
      data(await context.index.analyse({ term, field: isField(type) ? type : 'all' })),
    )
  },
  termReadings: (context) =>
    withSite(context, async (site) => data(wireReadings(await compoundsOf(context, site), context.language))),
  suggestions: (context) =>
    withText(context, (text) =>
      withSite(context, async (site) => data(await suggestTexts(context, site, text))),
    ),
  suggestionsByKind: (context) =>
    withText(context, (text) =>
      withSite(context, async (site) => data(await suggestByKind(context, site, text))),
    ),
  respell: (context) =>
    withText(context, (text) =>
      withSite(context, async (site) => {
        const respelt = await context.index.respell({ sites: await idsOf(context.database, site), text })
        return data(respelt === null ? [] : [respelt])
      }),
    ),
  searchAuthors: (context) =>
    withText(context, (text) =>
      withSite(context, async (site) => {
        const { database, index, language } = context
        const page = requestedPage(context)
        const sites = await idsOf(database, site)
        const { total, authors } = await index.authors({ sites, name: text, ...page })
        const content = []
        for (const { name, articles } of authors) {
          const key = nameKey(name.zh || name.en)
          const rows = await articlesByAuthor(database, sites, key, firstRows)
          const { zh, en } = name
          content.push({
            ...wireAuthor(rows, key, articles, language),
            zhName: zh || null,
            enName: en || null,
          })
        }
        return data(onePage(page, content, total))
      }),
    ),
}

/** A field of journals names none of articles, which are searched in every field then. */
const ofArticles = (context: HandlerContext): HandlerContext => ({
  ...context,
  parameter: (name) => (name === 'field' ? fieldOf(context.parameter(name)) : context.parameter(name)),
})

const uncounted: WireCounts = {
  article: null,
  publication: null,
  picture: null,
  table: null,
  video: null,
  audio: null,
  other: null,
  news: null,
}

const isField = (type: string): type is SearchField => searchFields.some((field) => field === type)

const idsOf = async (database: Queryable, site: SiteRow): Promise<readonly number[]> =>
  (await journalsOf(database, site)).map(({ id }) => id)

function withText<T>(
  context: HandlerContext,
  answer: (text: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const text = context.parameter('q').replaceAll('\u0000', ' ')
  return text.length > longestText ? Promise.resolve(tooLong) : orRefused(() => answer(text))
}

/** Answers a search of the call's site. */
function searching<T>(
  context: HandlerContext,
  kind: RequestedKind,
  answer: (search: ArticleSearch, sites: RequestedSites) => Promise<T>,
): Promise<Outcome<T>> {
  return withSite(context, async (site) => {
    const sites = await searchedSites(context.database, site)
    const requested = requestedSearch(context, kind, sites)
    return requested.kind === 'refused'
      ? requested
      : orRefused(async () => data(await answer(requested.data, sites)))
  })
}
