import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import { removeArticles } from '../../../server/rc-pub/load/remove-articles.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { harvester, type HarvestedRecord } from './harvest-reader.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const articles = 20_000
/** Articles that are written at once, and therefore have one time of change. */
const atOnce = 1_000

const store = openedStore()
const failures: unknown[] = []
let rcPub: RcPub
let server: FastifyInstance
let site = 0

const doiOf = (number: number): string => `10.5555/m.${number}`

const record = (number: number, title = ''): ArticleRecord => ({
  ...unknownArticle,
  key: doiOf(number),
  doi: doiOf(number),
  year: 2026,
  volume: '3',
  issue: '1',
  originalLanguage: 'en',
  title: { zh: '', en: `Article ${number}${title}` },
})

beforeAll(async () => {
  rcPub = await createRcPub({ database: store(), report: (failure) => failures.push(failure) })
  server = await createRcPubServer(rcPub)
  site = await storeSite(store(), { sld: 'many' })
  await saveArticles(store(), site, [record(0)])
  // rows of the first article, each with a key and a DOI of its own
  for (let first = 1; first < articles; first += atOnce)
    await store().query(
      `insert into article (site_id, period_id, key, doi, position, year, published, record, hash, fts, index_form)
      select site_id, period_id, '10.5555/m.' || number, '10.5555/m.' || number, position, year, published,
        record || jsonb_build_object('key', '10.5555/m.' || number, 'doi', '10.5555/m.' || number), hash, fts, index_form
      from article cross join generate_series($2::int, $3::int) as number where site_id = $1 and key = '10.5555/m.0'`,
      [site, first, Math.min(first + atOnce, articles) - 1],
    )
}, 120_000)
afterAll(async () => {
  await server.close()
  await rcPub.close()
})

const { harvest, whole } = harvester(() => server)

/** Ten changes: eight articles get another title, one goes, one comes. The numbers of all, and of the one that goes. */
async function changeTen(round: number) {
  const numberOf = (at: number): number => (round * 7_919 + at * 977) % articles
  const gone = numberOf(8)
  const titled = Array.from({ length: 8 }, (_, at) => numberOf(at)).filter((number) => number !== gone)
  const come = articles + round
  await saveArticles(
    store(),
    site,
    [...titled, come].map((number) => record(number, `, round ${round}`)),
  )
  await removeArticles(store(), { dois: [doiOf(gone)], sld: 'many' })
  return { changed: [...titled, come, gone], gone }
}

describe('a harvest of 20,000 articles while ten change between its parts', () => {
  it('tells of each article, of none twice that did not change, and of what is gone', async () => {
    const told = new Map<string, HarvestedRecord>()
    const again = new Set<string>()
    const changed = new Set<number>()
    const gone = new Set<number>()
    let part = await harvest('verb=ListRecords&metadataPrefix=oai_dc', 'many')
    const since = part.responseDate
    for (let round = 1; ; round += 1) {
      for (const each of part.records) {
        if (told.has(each.identifier)) again.add(each.identifier)
        told.set(each.identifier, each)
      }
      if (part.token === null || part.token === '') break
      if (round % 5 === 0) {
        const made = await changeTen(round)
        for (const number of made.changed) {
          changed.add(number)
          gone.delete(number)
        }
        gone.add(made.gone)
      }
      part = await harvest(`verb=ListRecords&resumptionToken=${encodeURIComponent(part.token)}`, 'many')
    }
    const names = new Set([...changed].map((number) => `oai:portal.localhost:${site}/${doiOf(number)}`))
    expect([...again].filter((identifier) => !names.has(identifier))).toEqual([])
    const later = await whole('ListRecords', `metadataPrefix=oai_dc&from=${since}`, 'many')
    for (const each of later.records) told.set(each.identifier, each)

    const [stored] = await store().query<{ articles: number }>(
      'select count(*)::int as articles from article where site_id = $1',
      [site],
    )
    const [held, deleted] = [false, true].map((isDeleted) =>
      [...told.values()].filter((each) => each.isDeleted === isDeleted),
    )
    expect(held).toHaveLength(stored?.articles ?? 0)
    expect(new Set(deleted?.map(({ identifier }) => identifier))).toEqual(
      new Set([...gone].map((number) => `oai:portal.localhost:${site}/${doiOf(number)}`)),
    )
    expect(gone.size).toBeGreaterThan(10)
    expect(failures).toEqual([])
  }, 240_000)
})
