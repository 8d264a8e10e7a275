import { staticPage } from '@xuekan/core/page'
import { ready } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { onlyValue, type SearchQuery } from '@xuekan/core/search'
import { describe, expect, it } from 'vitest'
import { SearchPage } from '../../ui/pages/SearchPage.tsx'
import { searchContent } from './support/contents.ts'
import { linksIn } from './support/links.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

/** The filters that are shown above the results: what each link says and is called, and the search that it leads to. */
async function filtersOf(change: Partial<SearchQuery>, language: 'zh' | 'en') {
  const query: SearchQuery = { ...searchContent.query, time: 0, facets: {}, ...change }
  const html = htmlOf(
    await portalFor({ language }),
    <SearchPage
      model={staticPage(ready({ ...searchContent, query }))}
      route={{ page: 'search', language, query }}
    />,
  )
  return linksIn(html).flatMap(({ text, attributes: { 'aria-label': name = '', href = '' } }) =>
    /^(?:Remove “|去掉“)/.test(name) ? [{ text, name, route: parseRoute(href) }] : [],
  )
}

describe('the filters of a search', () => {
  const facets = { year: onlyValue('2026'), column: { any: [], none: ['c1'] } }

  it('are named by what they keep and what they leave out, in the language of the page', async () => {
    const named = async (language: 'zh' | 'en') =>
      (await filtersOf({ facets }, language)).map(({ text, name }) => [text, name])
    expect(await named('en')).toEqual([
      ['Year: 2026', 'Remove “Year: 2026”'],
      ['not Column: River dynamics', 'Remove “not Column: River dynamics”'],
    ])
    expect(await named('zh')).toEqual([
      ['年份：2026', '去掉“年份：2026”'],
      ['不含 栏目：River dynamics', '去掉“不含 栏目：River dynamics”'],
    ])
  })

  it('are taken away one at a time, and what is left begins at its first page', async () => {
    const [year, column] = await filtersOf({ facets, page: 3 }, 'en')
    expect(year?.route).toMatchObject({ query: { facets: { column: { any: [], none: ['c1'] } }, page: 1 } })
    expect(year?.route).not.toHaveProperty('query.facets.year')
    expect(column?.route).toMatchObject({ query: { facets: { year: onlyValue('2026') }, page: 1 } })
    expect(column?.route).not.toHaveProperty('query.facets.column')
  })

  it('tell the field of a search, which is widened to every field', async () => {
    const [field, ...others] = await filtersOf({ field: 'title' }, 'en')
    expect(others).toEqual([])
    expect(field?.name).toBe('Remove “Title”')
    expect(field?.route).toMatchObject({ query: { field: 'all', page: 1 } })
  })
})
