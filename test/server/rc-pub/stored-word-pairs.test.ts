import { expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

interface Pair {
  readonly zh: string
  readonly en: string
  readonly articles: number
  readonly confirmed: number
}

const pairsOf = async (site: number): Promise<readonly Pair[]> =>
  (
    await store().query<Pair>('select zh, en, articles, confirmed from word_pair where site_id = $1', [site])
  ).toSorted((a, b) => (a.zh < b.zh ? -1 : 1))

it('pairs keywords at the same place, and confirms those that both titles have, in a plural too [C7.16]', async () => {
  const site = await storeSite(store(), { sld: 'paired' })
  await saveArticles(store(), site, [
    articleRecord({
      key: 'a',
      title: {
        zh: '冰湖、水库与<i>盒</i>中的水',
        en: 'Glacial <i>lakes</i>, a reservoir and boxes of saltwater',
      },
      keywords: {
        zh: ['冰湖', '水库', '盒', '水', '气候'],
        en: ['Glacial lake', 'Reservoirs', 'box', 'water', 'climate'],
      },
    }),
    articleRecord({ key: 'b', keywords: { zh: ['冰湖'], en: ['glacial lake'] } }),
    articleRecord({ key: 'c', keywords: { zh: ['泥沙', '水'], en: ['sediment'] } }),
  ])
  expect(await pairsOf(site)).toEqual([
    { zh: '冰湖', en: 'glacial lake', articles: 2, confirmed: 1 },
    { zh: '气候', en: 'climate', articles: 1, confirmed: 0 },
    { zh: '水', en: 'water', articles: 1, confirmed: 0 },
    { zh: '水库', en: 'reservoirs', articles: 1, confirmed: 1 },
    { zh: '盒', en: 'box', articles: 1, confirmed: 1 },
  ])
  await saveArticles(store(), site, [
    articleRecord({
      key: 'a',
      title: { zh: '冰湖', en: 'A lake' },
      keywords: { zh: ['冰湖'], en: ['Glacial lake'] },
    }),
  ])
  expect(await pairsOf(site)).toEqual([{ zh: '冰湖', en: 'glacial lake', articles: 2, confirmed: 0 }])
})
