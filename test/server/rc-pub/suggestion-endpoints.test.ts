import { describe, expect, it, vi } from 'vitest'
import { servedSamples } from './served-samples.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { ask, siteId, store } = servedSamples()

const call = <T>(name: string, parameters: Readonly<Record<string, string>>, sld: string, language: string) =>
  ask<T>(`${name}?${new URLSearchParams({ siteId: siteId(sld), ...parameters })}`, { language })

describe('search/suggestionsByKind', () => {
  interface Suggested {
    readonly kind: string
    readonly text: string
    readonly other: string | null
    readonly siteId: number | null
    readonly sld: string | null
  }
  const suggest = async (q: string, sld: string, language = 'zh'): Promise<readonly Suggested[]> =>
    (await call<readonly Suggested[]>('search/suggestionsByKind', { q }, sld, language)).data

  it('says what each is, with the name of an author in the language of the reader first [C7.16]', async () => {
    const [author = { zh: '', letters: '', en: '' }] = await store().query<{
      zh: string
      en: string
      letters: string
    }>(
      `select p.zh, p.en, replace(p.key_turned, ' ', '') as letters from phrase p join site s on s.id = p.site_id
      where s.sld = 'slgc' and p.kind = 'author' and p.zh <> '' and p.en ~ '^[A-Za-z]+ [A-Za-z]+$'
      order by p.en limit 1`,
    )
    const { zh, en, letters } = author
    const named = { kind: 'author', siteId: null, sld: null, domain: null }
    expect(await suggest(letters, 'slgc')).toContainEqual({ ...named, text: zh, other: en })
    expect(await suggest(letters, 'slgc', 'en')).toContainEqual({ ...named, text: en, other: zh })
    expect(await suggest(zh, 'slgc')).toContainEqual({ ...named, text: zh, other: en })
    const { data } = await call<{ readonly total: number }>(
      'search/search',
      { q: zh, field: 'author' },
      'slgc',
      'zh',
    )
    expect(data.total).toBeGreaterThan(0)
    const kinds = new Set((await suggest('水', 'slgc')).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['keyword', 'title']))
  })

  it('names journals of a group by any of their words, in either script, and none on a journal itself', async () => {
    const [first] = await suggest('水利工程', 'hengwen').then((found) =>
      found.filter(({ kind }) => kind === 'journal'),
    )
    expect(first).toMatchObject({ text: '水利工程学刊', sld: 'slgc', siteId: Number(siteId('slgc')) })
    expect(await suggest('工程學刊', 'hengwen')).toContainEqual(first)
    const english = await suggest('hydraulic', 'hengwen', 'en')
    expect(english.find(({ kind }) => kind === 'journal')).toMatchObject({ sld: 'slgc' })
    expect((await suggest('水利工程', 'slgc')).filter(({ kind }) => kind === 'journal')).toEqual([])
    expect((await suggest('水', 'hengwen')).filter(({ kind }) => kind === 'journal')).toEqual([])
  })

  it('names articles whose DOI begins so, with their titles', async () => {
    const found = await suggest('https://doi.org/10.5555/SLGC.2026.05', 'slgc')
    expect(found.length).toBeGreaterThan(1)
    for (const { kind, text, other } of found) {
      expect([kind, text.slice(0, 20)]).toEqual(['doi', '10.5555/slgc.2026.05'])
      expect(other).toMatch(/[\u4e00-\u9fff]/)
    }
    expect(await suggest('10.5555/slgc.2026.05', 'gzxb')).toEqual([])
    expect(await suggest('10.5555/%', 'slgc')).toEqual([])
  })
})
