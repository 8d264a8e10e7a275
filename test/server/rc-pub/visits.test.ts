import { describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import type { SqlValue } from '../../../server/rc-pub/store/database.ts'
import { createVisitCounter } from '../../../server/rc-pub/store/visit-counter.ts'
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

describe('visits', () => {
  it('are told of by who makes pages within the process, whose calls do not count', async () => {
    const { id, siteId } = await ids()
    const visit = { siteId: String(siteId), articleId: String(id) }
    const path = `/rc-pub/front/front-article/${id}`
    const counted = await during(async (rcPub) => {
      await rcPub.answer({ method: 'GET', path, query: {}, headers: {}, body: null })
      rcPub.countVisit(visit)
      rcPub.countVisit(visit)
      rcPub.countVisit({ siteId: visit.siteId, articleId: null })
      rcPub.countVisit({ siteId: 'nobody', articleId: 'nothing' })
    })
    expect(counted).toEqual({ article: 2, site: 3 })
  })

  it('are counted for each call over HTTP, also where the answer was kept', async () => {
    const { id } = await ids()
    const counted = await during(async (rcPub) => {
      const server = await createRcPubServer(rcPub)
      await server.inject({ url: `/rc-pub/front/front-article/${id}` })
      await server.inject({ url: `/rc-pub/front/front-article/${id}?timestamps=2` })
      await server.inject({ url: '/rc-pub/front/front-article/getArticleByDoi?doi=10.5555/slgc.2026.05.001' })
      await server.inject({ url: '/rc-pub/front/site/findBySld?sld=slgc' })
      await server.close()
    })
    expect(counted).toEqual({ article: 3, site: 1 })
  })
})

describe('many visits', () => {
  it('are all written, in statements that are short enough for readers to come between', async () => {
    const articles = await store().query<{ id: number; visits: number }>('select id, visits from article')
    const statements: number[] = []
    const watched = {
      ...store(),
      query: <Row>(sql: string, params?: readonly SqlValue[]) => {
        const written: unknown = sql.includes('update article') ? JSON.parse(String(params?.[0])) : []
        if (Array.isArray(written) && written.length > 0) statements.push(written.length)
        return store().query<Row>(sql, params)
      },
    }
    const counter = createVisitCounter(watched, () => '2026-11-20')
    for (const { id } of articles) counter.countArticle(id)
    await counter.flush()
    await counter.flush()
    const after = await store().query<{ id: number; visits: number }>('select id, visits from article')
    const before = new Map(articles.map(({ id, visits }) => [id, visits]))
    expect(after.every(({ id, visits }) => visits === (before.get(id) ?? 0) + 1)).toBe(true)
    expect(Math.max(...statements)).toBeLessThanOrEqual(10)
    expect(statements.reduce((sum, rows) => sum + rows, 0)).toBe(articles.length)
  })
})
