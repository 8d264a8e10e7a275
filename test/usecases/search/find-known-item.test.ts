import { readKnownItem } from '../../../core/domain/search/known-item.ts'
import type { AdvancedNode, AdvancedTerm } from '../../../core/domain/search/advanced-query.ts'
import type { SearchGateway } from '../../../core/ports/search-gateway.ts'
import { mapResult } from '../../../core/usecases/async-results.ts'
import { asSiteId, type SiteType } from '../../../core/domain/site/site.ts'
import { findKnownItem } from '../../../core/usecases/search/find-known-item.ts'
import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const onGroup = { language: 'zh', siteId: asSiteId('2') } as const
const manyOf = <T>(all: readonly T[]): readonly T[] => Array.from({ length: 7 }, () => all).flat()

function* termsIn(node: AdvancedNode): Generator<AdvancedTerm> {
  if (node.kind === 'term') yield node
  else if (node.kind !== 'not') {
    yield* termsIn(node.left)
    yield* termsIn(node.right)
  }
}

const group: readonly [SiteType, string] = ['group', '2']

function found(
  text: string,
  [type, id]: readonly [SiteType, string] = ['single', '3'],
  bench = gatewayBench(),
) {
  const item = readKnownItem(text)
  if (item === null) throw new Error(`not read: ${text}`)
  const context = { language: 'zh', siteId: asSiteId(id) } as const
  const remote = settled(findKnownItem(bench, { context, type, item }))
  if (remote.status === 'failed') return remote.error.kind
  if (remote.status !== 'ready') return remote.status
  const target = remote.value
  if (target === null) return 'nothing'
  if (target.kind === 'article') return `article ${target.article.id}`
  return target.kind === 'issue' ? `issue ${target.issue.id}` : `journal ${target.journal.sld}`
}

const reference = (title: string, place: string, journal = '江河学报') =>
  `张三, 李四. ${title}[J]. ${journal}, ${place}.`

describe('findKnownItem', () => {
  it.each([
    ['an article by its DOI', 'see https://doi.org/10.5555/JIANG.32026201.', 'article 32026201'],
    ['an article by its place', 'vol 8 no 2 p 11', 'article 32026201'],
    ['an article by its place, in Chinese', '第8卷第2期 11-20页', 'article 32026201'],
    ['an article by year, issue and page', '2026(2): 11', 'article 32026201'],
    ['an article by its place behind the journal', '江河学报, 2026, 8(2): 11-20', 'article 32026201'],
    [
      'an article by a whole reference',
      reference('湿地与H₂O的变化', '2026, 8(2): 11-20'),
      'article 32026201',
    ],
    ['an article by title and year', reference('湿地与H₂O的变化', '2026, 8(2)'), 'article 32026201'],
    [
      'an article by its place where its DOI is not there',
      `${reference('湿地与H₂O的变化', '2026, 8(2): 11')} DOI:10.1234/x.`,
      'article 32026201',
    ],
    ['nothing where several have the title', reference('湿地与H₂O的变化', '2026'), 'nothing'],
    [
      'nothing where the page is of another title',
      reference('黄河的泥沙输移与沉积', '2026, 8(2): 11'),
      'nothing',
    ],
    ['nothing where the page is of another journal', '海洋学报, 2026, 8(2): 11', 'nothing'],
    ['nothing where no article begins there', 'vol 8 no 2 p 999', 'nothing'],
    ['nothing where two issues have the page', 'vol 8 p 11', 'nothing'],
    ['an issue by volume and number', 'vol 8 no 2', 'issue 320262'],
    ['an issue by year and number', '2026年第2期', 'issue 320262'],
    ['nothing for an issue that is not there', 'vol 99 no 2', 'nothing'],
    ['a journal by its ISSN', 'ISSN 1000-0001', 'journal jiang'],
    ['nothing of a journal that is not there', 'ISSN 1990-2003', 'nothing'],
    ['an article by ISSN and place', 'ISSN 1000-0001 vol 8 no 2 p 11', 'article 32026201'],
    ['nothing by an unknown DOI alone', 'doi:10.1234/x', 'nothing'],
  ])('finds %s [C2.25]', (_, text, expected) => {
    expect(found(text)).toBe(expected)
  })

  const [numbered, ...others] = sampleContent.articles.filter(({ article }) => article.siteId === '3')
  const inPubMed = (): ReturnType<typeof gatewayBench> => {
    if (numbered === undefined) throw new Error('no article')
    const { article } = numbered
    const withNumber = { ...numbered, article: { ...article, about: { ...article.about, pmid: '31415' } } }
    return gatewayBench({ ...sampleContent, articles: [withNumber, ...others] })
  }

  it('finds an article by its number in a registry, also where its DOI is not there [C2.25]', () => {
    const own = `article ${numbered?.article.id ?? ''}`
    for (const text of ['PMID: 31415', 'PMC1234567 PMID 31415', 'doi:10.1234/x PMID: 31415'])
      expect([text, found(text, ['single', '3'], inPubMed())]).toEqual([text, own])
    for (const text of ['PMID: 31416', 'arXiv:2101.00001'])
      expect([text, found(text, ['single', '3'], inPubMed())]).toEqual([text, 'nothing'])
  })

  it('looks for what else a reference says where rc-pub knows no such call', () => {
    const bench = gatewayBench()
    const failure = { kind: 'refused', call: 'byRegistryId', status: 404, message: '' } as const
    bench.break('byRegistryId', failure)
    expect(found('PMID: 31415 vol 8 no 2 p 11', ['single', '3'], bench)).toBe('article 32026201')
  })

  it('looks among all journals of a group, and opens nothing where two have the place', () => {
    expect(found('vol 8 no 2 p 11', group)).toBe('nothing')
    expect(found('江河学报 2026, 8(2): 11', group)).toBe('article 32026201')
    expect(found('ISSN 1000-0001', group)).toBe('journal jiang')
  })

  it('looks for no place among more journals than it may ask', () => {
    const bench = gatewayBench()
    const many = {
      ...bench.sites,
      journals: () => mapResult(bench.sites.journals(onGroup), (all) => manyOf(all)),
    }
    expect(found('江河学报 2026, 8(2): 11', group, { ...bench, sites: many })).toBe('nothing')
    expect(bench.calls).not.toContain('years')
  })

  it('looks for a title that no term holds by its beginning', () => {
    const title = Array.from({ length: 30 }, (_, at) => `sediment${String(at)}`).join(' ')
    const bench = gatewayBench()
    const texts: string[] = []
    const search: SearchGateway = {
      ...bench.search,
      advanced: (context, query, ...rest) => {
        texts.push(...[...termsIn(query.condition)].map(({ text }) => text))
        return bench.search.advanced(context, query, ...rest)
      },
    }
    expect(found(`${title}[J]. 江河学报, 2026.`, ['single', '3'], { ...bench, search })).toBe('nothing')
    const [asked = ''] = texts
    expect(asked.length).toBeLessThanOrEqual(150)
    expect(title.split(' ')).toEqual(expect.arrayContaining(asked.split(' ')))
  })

  it('passes on what keeps it from looking', () => {
    for (const [call, text] of [
      ['byDoi', 'doi:10.5555/x'],
      ['byRegistryId', 'PMID: 31415'],
      ['advanced', reference('湿地与H₂O的变化', '2026')],
      ['journal', 'vol 8 no 2 p 11'],
      ['years', 'vol 8 no 2 p 11'],
      ['contents', 'vol 8 no 2 p 11'],
    ] as const) {
      const bench = gatewayBench()
      bench.break(call, unreachable(call))
      expect(found(text, ['single', '3'], bench)).toBe('unreachable')
    }
  })
})
