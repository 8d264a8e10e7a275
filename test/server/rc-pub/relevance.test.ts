import { readFileSync } from 'node:fs'
import { plainText } from '@xuekan/core/content'
import { searchTermLimits } from '@xuekan/core/search'
import { describe, expect, it, vi } from 'vitest'
import { ndcg, readJudged, reciprocalRank } from '../../../bench/support/relevance.ts'
import { servedSamples } from './served-samples.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { ask, siteId, store } = servedSamples()

interface Found {
  readonly content: readonly { readonly doi: string | null; readonly id: string }[]
}

const search = async (q: string): Promise<Found['content']> => {
  const parameters = new URLSearchParams({ siteId: siteId('www'), q, size: '10' })
  return (await ask<Found>(`search/search?${parameters}`)).data.content
}

const folded = (title: string): string => plainText(title).replace(/\s+/g, '')

describe('the order of hits', () => {
  const judged = readJudged(
    readFileSync(new URL('../../../bench/support/judged-searches.tsv', import.meta.url), 'utf8'),
  )

  it('has what somebody looks for first, in either script and either language [C7.15]', async () => {
    const known = judged.filter(({ kind }) => kind === 'known')
    expect(known.length).toBeGreaterThan(40)
    const behind: string[] = []
    for (const each of known) {
      const hits = (await search(each.query)).map(({ doi }) => (doi ?? '').replace('10.5555/', ''))
      if (reciprocalRank(each, hits) < 1) behind.push(each.query)
    }
    expect(behind).toEqual([])
  }, 120_000)

  it('has an article first whose title is typed as it stands, in each of its languages [C7.15]', async () => {
    const articles = await store().query<{ id: number; zh: string; en: string }>(
      `select id, record->'title'->>'zh' as zh, record->'title'->>'en' as en from article
      where record->'abstractHtml'->>'zh' <> '' order by id`,
    )
    const named = new Map(articles.map(({ id, zh, en }) => [String(id), [zh, en].map(folded)] as const))
    const behind: string[] = []
    for (const title of articles) {
      for (const each of [title.zh, title.en].filter((text) => text !== '')) {
        const [first] = await search(plainText(each).slice(0, searchTermLimits.normal))
        // an article and its preprint can have one title
        if (named.get(String(first?.id))?.includes(folded(each)) !== true) behind.push(each)
      }
    }
    expect(articles.length).toBeGreaterThan(50)
    expect(behind).toEqual([])
  }, 120_000)
})

describe('the figures of a judged set', () => {
  const wanted = new Map([
    ['a', 3],
    ['b', 1],
  ])

  it('are 1 where all comes first in its order, less where it does not, and 0 where it is missing', () => {
    expect(ndcg({ wanted }, ['a', 'b', 'c'])).toBe(1)
    expect(ndcg({ wanted }, ['b', 'a'])).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)))
    expect(ndcg({ wanted }, ['c'])).toBe(0)
    expect(ndcg({ wanted }, [...'cdefghijkl', 'a'])).toBe(0)
    expect([['a'], ['c', 'b'], ['c'], []].map((hits) => reciprocalRank({ wanted }, hits))).toEqual([
      1, 0.5, 0, 0,
    ])
  })

  it('want lines that say how much each article is wanted', () => {
    expect(readJudged('topic\triver ice\tx.1:3 x.2:1\n')).toEqual([
      {
        kind: 'topic',
        query: 'river ice',
        wanted: new Map([
          ['x.1', 3],
          ['x.2', 1],
        ]),
      },
    ])
    for (const line of ['topic\triver', 'other\triver\tx:3', 'known\t\tx:3', 'known\triver\tx:9'])
      expect(() => readJudged(line)).toThrow(line)
  })
})
