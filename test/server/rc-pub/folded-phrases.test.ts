import { beforeAll, describe, expect, it, vi } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { foldedPhrases } from '../../../server/rc-pub/store/migrations/0053-folded-phrases.ts'
import { articleRecord, contributor } from './article-records.ts'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

// the sample journals are loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { ask, store } = servedSamples()

let site = 0
beforeAll(async () => {
  site = await storeSite(store(), { sld: 'letters' })
  await saveArticles(store(), site, [
    articleRecord({
      key: 'letters',
      title: { zh: '', en: 'Œuvres of a møller' },
      contributors: [contributor('', 'Øystein Łukasz Weißæ')],
      keywords: { zh: [], en: ['Møller scattering'] },
    }),
  ])
})

const suggested = async (q: string): Promise<readonly string[]> => {
  const query = new URLSearchParams({ siteId: String(site), q })
  const { data } = await ask<readonly { readonly text: string }[]>(`search/suggestionsByKind?${query}`)
  return data.map(({ text }) => text)
}

describe('letters with a stroke and joined ones', () => {
  it.each([
    ['oystein', 'Øystein Łukasz Weißæ'],
    ['Øystein', 'Øystein Łukasz Weißæ'],
    ['WEISSAE', 'Øystein Łukasz Weißæ'],
    ['Weißæ Ø', 'Øystein Łukasz Weißæ'],
    ['moller', 'Møller scattering', 'Œuvres of a møller'],
    ['oeuvres', 'Œuvres of a møller'],
  ])('%s suggests %s', async (typed, ...texts) => {
    expect(await suggested(typed)).toEqual(texts)
  })

  it('suggest what an older version has stored', async () => {
    await store().query(
      `update phrase set key_en = 'øystein łukasz weißæ', key_turned = 'weißæ øystein łukasz'
      where kind = 'author' and site_id = $1`,
      [site],
    )
    expect(await suggested('oystein')).toEqual([])
    for (const statement of foldedPhrases.statements.filter((each) => each.startsWith('update')))
      await store().query(statement)
    expect(await suggested('oystein')).toHaveLength(1)
    expect(await suggested('weissae o')).toHaveLength(1)
  })
})
