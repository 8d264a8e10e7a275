import { expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { namesOfTerms } from '../../../server/rc-pub/routes/index-terms/name-terms.ts'
import { unknownArticle } from '../../../server/rc-pub/store/article-record.ts'
import { articleRecord, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()
const orcid = '0000-0002-1825-0097'

it('names followed terms as the newest article of each site does, all at once [C4.22]', async () => {
  const site = await storeSite(store(), { sld: 'flow' })
  const other = await storeSite(store(), { sld: 'light' })
  const articles = (['旧名', '新名'] as const).map((zh, at) =>
    articleRecord({
      key: `10.5555/n.${at}`,
      column: { zh: `${zh}栏`, en: 'Named' },
      contributors: [{ ...contributor(zh, 'Wei Li'), orcid }],
      dates: { ...unknownArticle.dates, published: `202${at}-02-01` },
    }),
  )
  await saveArticles(store(), site, articles.toReversed())
  const author = { kind: 'author', by: { kind: 'orcid', orcid } } as const
  const terms = [
    { siteId: site, term: author },
    { siteId: site, term: { kind: 'column', column: 'Named' } },
    // of a site that has no such article, and of one that is gone
    { siteId: other, term: author },
    { siteId: -1, term: author },
    { siteId: site, term: { kind: 'author', by: { kind: 'name', name: '…' } } },
  ] as const
  const none = { zh: '', en: '' }
  expect(await namesOfTerms(store(), terms)).toEqual([
    { zh: '新名', en: 'Wei Li' },
    { zh: '新名栏', en: 'Named' },
    none,
    none,
    none,
  ])
  expect(await namesOfTerms(store(), [])).toEqual([])
})
