import { parseRoute } from '@xuekan/core/route'
import { emptySearchQuery, onlyValue, type SearchQuery } from '@xuekan/core/search'
import { describe, expect, it } from 'vitest'
import { MeantOperators } from '../../ui/widgets/results/MeantOperators.tsx'
import { linksIn } from './support/links.ts'
import { htmlOf, portalFor } from './support/portal.tsx'

const shown = async (query: Partial<SearchQuery>, language: 'zh' | 'en' = 'en'): Promise<string> =>
  htmlOf(await portalFor({ language }), <MeantOperators query={{ ...emptySearchQuery, ...query }} />)

const linkOf = async (query: Partial<SearchQuery>, language: 'zh' | 'en' = 'en') => {
  const [link] = linksIn(await shown(query, language))
  return { text: link?.text, route: parseRoute(link?.attributes['href'] ?? '') }
}

describe('MeantOperators', () => {
  it('says that operators are words, and leads to the advanced search of the same, in either language', async () => {
    const { text, route } = await linkOf({ term: 'fish NOT carp' })
    expect(text).toBe('Search for “fish” without “carp”')
    expect(route).toMatchObject({
      page: 'advancedSearch',
      language: 'en',
      query: { term: 'all~"fish" AND NOT all~"carp"' },
    })
    expect(await shown({ term: 'fish NOT carp' })).toContain('looks for all words as they are')
    expect((await linkOf({ term: '鱼 OR (鲤 NOT fish)' }, 'zh')).text).toBe('检索“鱼”或（“鲤”但不含“fish”）')
  })

  it('keeps the field, the order, the time and the facets of the search, and begins at its first page', async () => {
    const narrowed = { sort: 'date', time: 3, facets: { year: onlyValue('2026') } } as const
    const { route } = await linkOf({ ...narrowed, term: 'fish OR carp', field: 'title', page: 2 })
    expect(route).toMatchObject({
      query: { ...narrowed, term: 'title~"fish" OR title~"carp"', field: 'all', page: 1 },
    })
  })

  it('says of an asterisk that it means nothing, and leads to the search without it', async () => {
    expect(await shown({ term: 'flood*' })).toContain('The asterisk means nothing here')
    const { text, route } = await linkOf({ term: 'flood* ri*ver', field: 'title', page: 2 })
    expect(text).toBe('Search for “flood ri*ver”')
    expect(route).toMatchObject({ page: 'search', query: { term: 'flood ri*ver', field: 'title', page: 1 } })
    expect(linksIn(await shown({ term: 'flood* NOT ice' }))).toHaveLength(1)
  })

  it('says nothing of words alone', async () => {
    for (const term of ['fish and carp', 'NOT fish', '']) expect(await shown({ term })).toBe('')
  })
})
