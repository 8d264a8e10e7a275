import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import { removeArticles } from '../../../server/rc-pub/load/remove-articles.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { elementsAt } from '../../domain/citation/readers.ts'
import { nothingAbout } from './article-records.ts'
import { harvester, textsAt } from './harvest-reader.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()
const failures: unknown[] = []
let rcPub: RcPub
let server: FastifyInstance

beforeAll(async () => {
  rcPub = await createRcPub({ database: store(), report: (failure) => failures.push(failure) })
  server = await createRcPubServer(rcPub)
})
afterAll(async () => {
  await server.close()
  await rcPub.close()
})

const { harvest, whole } = harvester(() => server)

const record = (doi: string, title = `On ${doi}`): ArticleRecord => ({
  ...unknownArticle,
  key: doi.toLowerCase(),
  doi,
  year: 2026,
  volume: '3',
  issue: '1',
  originalLanguage: 'en',
  title: { zh: '', en: title },
})

const nameIn = (site: number) => (doi: string) => `oai:portal.localhost:${site}/${doi}`

describe('a harvest while articles change', () => {
  it('that follows another by its date misses no change, tells what is gone, and knows what came back', async () => {
    const site = await storeSite(store(), { sld: 'harvested' })
    await saveArticles(store(), site, [record('10.5555/h.1'), record('10.5555/h.2'), record('10.5555/h.3')])
    const first = await whole('ListRecords', 'metadataPrefix=oai_dc', 'harvested')
    const known = new Map(first.records.map((each) => [each.identifier, each]))
    const name = nameIn(site)
    expect([...known.keys()].toSorted()).toEqual(['10.5555/h.1', '10.5555/h.2', '10.5555/h.3'].map(name))
    const follow = async () => {
      const since = `metadataPrefix=oai_dc&from=${first.parts[0]?.responseDate ?? ''}`
      return new Map(
        (await whole('ListRecords', since, 'harvested')).records.map((each) => [each.identifier, each]),
      )
    }
    // a visit is no change
    const changes = () =>
      store().query('select key, changed_at::text from article_change where site_id = $1 order by key', [
        site,
      ])
    const before = await changes()
    await store().query('update article set visits = visits + 1 where site_id = $1', [site])
    expect(await changes()).toEqual(before)

    await saveArticles(store(), site, [record('10.5555/h.1', 'Another title')])
    await removeArticles(store(), { dois: ['10.5555/h.2'], sld: null })
    const later = await follow()
    expect(textsAt(later.get(name('10.5555/h.1')), 'dc:title')).toEqual(['Another title'])
    expect(later.get(name('10.5555/h.2'))).toMatchObject({ isDeleted: true, metadata: null })
    for (const form of ['oai_dc', 'jats', 'oai_openaire']) {
      const asked = `verb=GetRecord&identifier=${encodeURIComponent(name('10.5555/h.2'))}&metadataPrefix=${form}`
      const { records } = await harvest(asked, 'harvested')
      expect(records).toMatchObject([{ isDeleted: true, metadata: null }])
    }
    await saveArticles(store(), site, [record('10.5555/h.2')])
    expect((await follow()).get(name('10.5555/h.2'))?.isDeleted).toBe(false)
    expect(failures).toEqual([])
  })

  it('tells of what is gone in every set that it was in, and lists a set of which all is gone', async () => {
    const site = await storeSite(store(), { sld: 'emptied' })
    const gone = { ...record('10.5555/e.2'), column: { zh: '', en: 'Rivers' }, type: 'editorial' }
    await saveArticles(store(), site, [record('10.5555/e.1'), gone])
    const held = await whole('ListRecords', 'metadataPrefix=oai_dc', 'emptied')
    const name = nameIn(site)('10.5555/e.2')
    const sets = held.records.find(({ identifier }) => identifier === name)?.sets ?? []
    expect(sets.map((set) => set.split('-')[0])).toEqual(['journal', 'column', 'type'])
    await removeArticles(store(), { dois: ['10.5555/e.2'], sld: null })
    const since = `metadataPrefix=oai_dc&from=${held.parts[0]?.responseDate ?? ''}`
    for (const set of sets) {
      const { records } = await whole('ListRecords', `${since}&set=${set}`, 'emptied')
      const told = records.filter(({ identifier }) => identifier === name)
      expect(told).toMatchObject([{ isDeleted: true, metadata: null, sets }])
    }
    const { content } = await harvest('verb=ListSets', 'emptied')
    const listed =
      content?.children.flatMap((set) => elementsAt(set, 'setSpec').map(({ text }) => text)) ?? []
    expect(sets.filter((set) => !listed.includes(set))).toEqual([])
  })

  it('lists the set of a journal by its English name, else its Chinese one, else its host', async () => {
    const site = await storeSite(store(), { sld: 'named' })
    const called = async (name: object | null) => {
      await store().query('update site set config = $2::text::jsonb where id = $1', [
        site,
        JSON.stringify(name === null ? {} : { name }),
      ])
      const { content } = await harvest('verb=ListSets', 'named')
      return content?.children.map((set) =>
        ['setSpec', 'setName'].map((part) => elementsAt(set, part)[0]?.text),
      )
    }
    expect(await called({ zh: '水力学刊', en: 'Hydraulic Letters' })).toEqual([
      ['journal-named', 'Hydraulic Letters'],
    ])
    expect(await called({ zh: '水力学刊', en: '' })).toEqual([['journal-named', '水力学刊']])
    expect(await called(null)).toEqual([['journal-named', 'named']])
  })

  it('tells of an article again once a notice retracts it, under a title and with a relation that say so', async () => {
    const site = await storeSite(store(), { sld: 'retracting' })
    await saveArticles(store(), site, [record('10.5555/r.1', 'Sound'), record('10.5555/r.2', 'Other')])
    const changed = async () =>
      (
        await store().query<{ at: string }>(
          `select changed_at::text as at from article_change where site_id = $1 and key = '10.5555/r.1'`,
          [site],
        )
      )[0]?.at
    const before = await changed()
    const relation = { type: 'retracted-article', doi: '10.5555/R.1', url: '', text: '' }
    const notice = record('10.5555/r.3', 'Notice')
    await saveArticles(store(), site, [
      { ...notice, type: 'retraction', about: { ...nothingAbout, relations: [relation] } },
    ])
    expect(await changed()).not.toBe(before)

    const metadata = async (form: string, doi: string) => {
      const asked = `verb=GetRecord&identifier=${encodeURIComponent(nameIn(site)(doi))}&metadataPrefix=${form}`
      return (await harvest(asked, 'retracting')).records[0]
    }
    expect(textsAt(await metadata('oai_dc', '10.5555/r.1'), 'dc:title')).toEqual(['RETRACTED: Sound'])
    expect(textsAt(await metadata('oai_dc', '10.5555/r.1'), 'dc:relation')).toEqual([
      'https://doi.org/10.5555/r.3',
    ])
    expect(textsAt(await metadata('oai_dc', '10.5555/r.2'), 'dc:title')).toEqual(['Other'])
    expect(textsAt(await metadata('oai_dc', '10.5555/r.3'), 'dc:title')).toEqual(['Notice'])
    const front = JSON.stringify(await metadata('jats', '10.5555/r.1'))
    expect(front).toContain('retraction-forward')
    expect(front).toContain('10.5555/r.3')
    const [row] = await store().query<{ id: number }>(`select id from article where key = '10.5555/r.1'`)
    const file = await server.inject({
      url: `/rc-pub/front/front-article/downloadCitation?ids=${row?.id}&citationType=RefMan&language=en`,
    })
    expect(file.body).toContain('TI  - RETRACTED: Sound')
  })

  it('comes in parts, each article once, also what changes between them', async () => {
    const site = await storeSite(store(), { sld: 'parted' })
    const dois = Array.from({ length: 1_201 }, (_, at) => `10.5555/p.${at}`)
    await saveArticles(
      store(),
      site,
      dois.map((doi) => record(doi)),
    )
    const { records, parts } = await whole('ListIdentifiers', 'metadataPrefix=jats', 'parted')
    expect(parts.map((part) => part.records.length)).toEqual([500, 500, 201])
    expect(parts.map(({ token }) => token === '')).toEqual([false, false, true])
    expect(new Set(records.map(({ identifier }) => identifier)).size).toBe(dois.length)

    const first = await harvest('verb=ListRecords&metadataPrefix=oai_dc', 'parted')
    expect(first.records).toHaveLength(200)
    await saveArticles(store(), site, [record('10.5555/p.0', 'Changed'), record('10.5555/p.1200', 'Changed')])
    const seen = first.records.map(({ identifier }) => identifier)
    for (let { token } = first; token !== null && token !== '';) {
      const next = await harvest(`verb=ListRecords&resumptionToken=${encodeURIComponent(token)}`, 'parted')
      seen.push(...next.records.map(({ identifier }) => identifier))
      token = next.token
    }
    expect(new Set(seen).size).toBe(dois.length)
    const twice = seen.filter((identifier, at) => seen.indexOf(identifier) !== at)
    expect(twice).toEqual([nameIn(site)('10.5555/p.0')])
  }, 120_000)

  it('leaves nothing behind that was being written when it passed', async () => {
    const site = await storeSite(store(), { sld: 'late' })
    await saveArticles(store(), site, [record('10.5555/l.1')])
    let pass = (): void => undefined
    const passed = new Promise<void>((resolve) => (pass = resolve))
    let tell = (): void => undefined
    const written = new Promise<void>((resolve) => (tell = resolve))
    const writing = store().transaction(async (tx) => {
      await tx.query(`update article set hash = 'another' where site_id = $1`, [site])
      tell()
      await passed
    })
    await written
    const harvested = whole('ListIdentifiers', 'metadataPrefix=oai_dc', 'late')
    // the embedded engine has one connection: there the harvest waits
    if (inject('postgresUrl') !== undefined) await harvested
    pass()
    await writing
    const first = await harvested
    const since = first.parts[0]?.responseDate ?? ''
    const later = await whole('ListIdentifiers', `metadataPrefix=oai_dc&from=${since}`, 'late')
    const [change] = await store().query<{ at: string }>(
      `select to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from article_change where site_id = $1`,
      [site],
    )
    expect(later.records.map(({ identifier, datestamp }) => [identifier, datestamp])).toContainEqual([
      nameIn(site)('10.5555/l.1'),
      change?.at,
    ])
  })

  it('goes on by a token of another process, and by no other that was changed or is of another host', async () => {
    const { token } = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc', 'parted')
    const next = `verb=ListIdentifiers&resumptionToken=${encodeURIComponent(token ?? '')}`
    expect((await harvest(next, 'parted')).records.length).toBeGreaterThan(0)
    expect((await harvest(next, 'late')).error?.[0]).toBe('badResumptionToken')
    expect((await harvest(next.replace('Identifiers', 'Records'), 'parted')).error?.[0]).toBe(
      'badResumptionToken',
    )
    expect((await harvest(`${next.slice(0, -3)}AAA`, 'parted')).error?.[0]).toBe('badResumptionToken')
  })
})
