import { describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import type { Database, SqlValue } from '../../../server/rc-pub/store/database.ts'
import { createUsageCounter } from '../../../server/rc-pub/store/visit-counter.ts'
import { createUseJudge } from '../../../server/rc-pub/usage/use-judge.ts'
import { servedSamples } from './served-samples.ts'

const { store } = servedSamples()

interface Counts {
  readonly article: number
  readonly site: number
}

const articleRow = `(select id, site_id from article where doi = '10.5555/slgc.2026.05.001')`

async function counts(): Promise<Counts> {
  const [row] = await store().query<Counts>(
    `select a.visits as article, (select sum(visits) from site_visit v where v.site_id = a.site_id) as site
    from article a where a.id = (select id from ${articleRow} as x)`,
  )
  return row ?? { article: 0, site: 0 }
}

const ids = async (): Promise<{ readonly id: number; readonly siteId: number }> => {
  const [row] = await store().query<{ id: number; siteId: number }>(
    `select id, site_id as "siteId" from ${articleRow} as x`,
  )
  return row ?? { id: 0, siteId: 0 }
}

/** What has been counted is written when rc-pub is closed. */
async function during(
  work: (rcPub: Awaited<ReturnType<typeof createRcPub>>) => Promise<void>,
): Promise<Counts> {
  const before = await counts()
  const rcPub = await createRcPub({ database: store(), report: () => undefined, answersLast: 60_000 })
  await work(rcPub)
  await rcPub.close()
  const after = await counts()
  return { article: after.article - before.article, site: after.site - before.site }
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const readers = ['192.0.2.1', '192.0.2.2'].map((address) => ({ address, userAgent: firefox }))

describe('visits', () => {
  it('are told of by who makes pages within the process, whose calls do not count', async () => {
    const { id, siteId } = await ids()
    const visit = { siteId: String(siteId), articleId: String(id) }
    const path = `/rc-pub/front/front-article/${id}`
    const counted = await during(async (rcPub) => {
      await rcPub.answer({ method: 'GET', path, query: {}, headers: {}, body: null })
      for (const reader of readers) {
        rcPub.countVisit(visit, reader)
        rcPub.countVisit({ siteId: visit.siteId, articleId: null }, reader)
        rcPub.countVisit({ siteId: 'nobody', articleId: 'nothing' }, reader)
      }
      rcPub.countVisit(visit, { address: '192.0.2.3', userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' })
    })
    expect(counted).toEqual({ article: 2, site: 4 })
  })

  it('are counted for each reader over HTTP, also where the answer was kept, and for no robot', async () => {
    const { id } = await ids()
    const counted = await during(async (rcPub) => {
      const server = await createRcPubServer(rcPub)
      const ask = (url: string, remoteAddress: string, userAgent = firefox) =>
        server.inject({ url: `/rc-pub/front/${url}`, remoteAddress, headers: { 'user-agent': userAgent } })
      const byDoi = 'front-article/getArticleByDoi?doi=10.5555/slgc.2026.05.001'
      await ask(`front-article/${id}`, '192.0.2.1')
      await ask(`front-article/${id}?timestamps=2`, '192.0.2.1')
      await ask(`front-article/${id}?timestamps=2`, '192.0.2.2')
      await ask(byDoi, '192.0.2.1')
      await ask(byDoi, '192.0.2.3')
      await ask(`front-article/${id}`, '192.0.2.4', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
      await ask('site/findBySld?sld=slgc', '192.0.2.1')
      await ask('site/findBySld?sld=slgc', '192.0.2.4', 'curl/8.5.0')
      await server.close()
    })
    expect(counted).toEqual({ article: 3, site: 1 })
  })
})

describe('many visits', () => {
  it('are all copied, in statements that are short enough for readers to come between', async () => {
    const read = () => store().query<{ id: number; visits: number }>('select id, visits from article')
    const articles = await read()
    const sizes: number[] = []
    const watched: Database = {
      ...store(),
      transaction: (work, options) =>
        store().transaction(
          (tx) =>
            work({
              query: <Row>(sql: string, params?: readonly SqlValue[]) => {
                const [first] = params ?? []
                if (Array.isArray(first)) sizes.push(first.length)
                return tx.query<Row>(sql, params)
              },
            }),
          options,
        ),
    }
    const judge = createUseJudge(() => Date.parse('2026-11-20'))
    const counter = createUsageCounter(watched, judge, () => '2026-11-20')
    const visits = counter.of({ address: '192.0.2.9', userAgent: firefox })
    for (const { id } of articles) visits.countArticle(id)
    await counter.copy()
    await counter.copy()
    const before = new Map(articles.map((each) => [each.id, each.visits]))
    expect((await read()).filter(({ id, visits: after }) => after !== (before.get(id) ?? 0) + 1)).toEqual([])
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(articles.length)
  })
})
