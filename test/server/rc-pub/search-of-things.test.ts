import { describe, expect, it, vi } from 'vitest'
import { servedSamples } from './served-samples.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { ask, siteId } = servedSamples()

const call = <T>(name: string, parameters: Readonly<Record<string, string>>) =>
  ask<T>(`${name}?${new URLSearchParams({ siteId: siteId('www'), ...parameters })}`)

interface Reading {
  readonly typed: string
  readonly read: readonly string[]
}

describe('searches for anything but articles', () => {
  it('reads compounds apart and together for all that is searched, and says what words are read as [C7.16]', async () => {
    interface Listed {
      readonly totalElements: number
    }
    const lists = {
      video: ['vod/getVodList', { type: 'video' }],
      news: ['front-news/getNewsList', {}],
      other: ['search/others', {}],
    } as const
    const whole = { video: 0, news: 0, other: 0 }
    for (const type of ['video', 'news', 'other'] as const) {
      const [name, kind] = lists[type]
      const found = async (parameters: Readonly<Record<string, string>>) => [
        (await call<Listed>(name, { ...kind, ...parameters })).data.totalElements,
        (await call<typeof whole>('search/counts', { types: type, ...parameters })).data[type],
      ]
      const [joined = 0] = await found({ q: 'fishway' })
      expect([type, joined > 0]).toEqual([type, true])
      for (const q of ['fish way', 'fish-way', 'fishway'])
        expect([q, await found({ q })]).toEqual([q, [joined, joined]])
      const [words = 0, counted] = await found({ q: 'fish way', as: 'words' })
      expect([words <= joined, counted]).toEqual([true, words])
    }
    const apart = await call<typeof whole>('search/counts', { types: 'news', q: 'fish way', as: 'words' })
    const both = await call<typeof whole>('search/counts', { types: 'news', q: 'fish way' })
    expect(apart.data.news).toBeLessThan(both.data.news)
    const readings = async (parameters: Readonly<Record<string, string>>) =>
      (await call<readonly Reading[]>('search/readings', parameters)).data
    expect(await readings({ q: 'fish-way' })).toEqual([{ typed: 'fish way', read: ['fishway'] }])
    for (const none of [
      { q: 'fish way', as: 'words' },
      { q: 'fish way', field: 'author' },
      { q: ' ' },
      { q: '\u0000' },
    ])
      expect([none, await readings(none)]).toEqual([none, []])
  })
})

interface Suggested {
  readonly kind: string
  readonly text: string
}

describe('suggestions by pinyin', () => {
  const suggested = (q: string) => call<readonly Suggested[]>('search/suggestionsByKind', { q })

  it('have Chinese keywords and journals whose pinyin begins so, behind what itself begins so [C7.16]', async () => {
    const keywords = (await suggested('caoyu')).data.filter(({ kind }) => kind === 'keyword')
    expect(keywords.map(({ text }) => text)).toContain('草鱼')
    const journals = (await suggested('shui li gong')).data.filter(({ kind }) => kind === 'journal')
    expect(journals).toHaveLength(1)
    const water = (await suggested('wat')).data
    expect(water[0]?.text.toLowerCase()).toMatch(/^wat/)
  })
})
