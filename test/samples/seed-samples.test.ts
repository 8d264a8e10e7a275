import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { seedSamples } from '../../samples/index.ts'
import { readContentVersion } from '../../server/rc-pub/store/content-version.ts'
import { openedStore } from '../server/rc-pub/opened-store.ts'
import { sampleDay, samplesFolder } from '../server/store/prepared-folder.ts'

const store = openedStore(undefined, 'samples')
const seed = () => seedSamples({ database: store(), folder: samplesFolder, today: sampleDay })

describe('seedSamples', () => {
  it('loads nothing when the samples are there already, and changes nothing when it loads them again', async () => {
    const version = await readContentVersion(store())
    expect(await seed()).toEqual({ loaded: false, articles: 0, problems: [] })
    await store().query(`update meta set value = 'of an older form' where key = 'samples'`)
    expect(await seed()).toMatchObject({ loaded: true, problems: [] })
    expect(await readContentVersion(store())).toBe(version)
  }, 120_000)

  it('says in both languages whose each article is', async () => {
    const stated = await store().query<{ copyright: { zh: string; en: string } }>(
      `select record -> 'about' -> 'copyright' as copyright from article
      where coalesce(record -> 'about' -> 'copyright' ->> 'zh', '') || coalesce(record -> 'about' -> 'copyright' ->> 'en', '') <> ''`,
    )
    expect(stated.length).toBeGreaterThan(50)
    expect(stated.filter(({ copyright: { zh, en } }) => zh === '' || en === '')).toEqual([])
  })

  it('makes one group, the aggregate and the journals, with volumes, issues and articles [C1.2]', async () => {
    const journalCount = readdirSync(join(samplesFolder, 'articles')).length
    expect(
      await store().query('select type, count(*) as sites from site group by type order by type'),
    ).toEqual([
      { type: 'all', sites: 1 },
      { type: 'group', sites: 1 },
      { type: 'single', sites: journalCount },
    ])
    const journals = await store().query<
      Record<'volumes' | 'issues' | 'articles' | 'texts' | 'undressed', number>
    >(
      `select count(distinct p.volume) as volumes, count(distinct p.id) as issues, count(*) as articles,
        count(*) filter (where a.has_text) as texts, count(*) filter (where p.cover_url = '') as undressed
      from site s join article a on a.site_id = s.id join period p on p.id = a.period_id group by s.id`,
    )
    expect(journals).toHaveLength(journalCount)
    for (const { issues, articles, texts, undressed } of journals) {
      expect(issues).toBeGreaterThanOrEqual(2)
      expect(articles).toBeGreaterThanOrEqual(5)
      expect(texts).toBeGreaterThanOrEqual(1)
      expect(undressed).toBe(0)
    }
    expect(
      journals.filter(({ volumes, issues }) => volumes >= 2 && issues >= 4).length,
    ).toBeGreaterThanOrEqual(4)
  })

  it('gives every article a title and an abstract in both languages', async () => {
    const poor = await store().query(
      `select key from article where record->'title'->>'zh' = '' or record->'title'->>'en' = ''
        or (record->>'type' like '%-article' and (record->'abstractHtml'->>'zh' = '' or record->'abstractHtml'->>'en' = ''))`,
    )
    expect(poor).toEqual([])
  })

  it('finds every picture that the sample articles show', async () => {
    expect(await store().query(`select url from figure where url = ''`)).toEqual([])
    const texts = await store().query<{ html: string }>('select html from article_text')
    const ids = texts.flatMap(({ html }) =>
      [...html.matchAll(/<img[^>]*files\/get\?id=(\d+)/g)].map(([, id]) => Number(id)),
    )
    expect(ids.length).toBeGreaterThan(0)
    const stored = await store().query<{ id: number }>('select id from file where id = any($1::bigint[])', [
      [...new Set(ids)],
    ])
    expect(stored).toHaveLength(new Set(ids).size)
  })

  it('keeps the readers that an article has won, when samples load again', async () => {
    await store().query('update article set visits = 123456')
    await store().query(`update meta set value = '' where key = 'samples'`)
    await seed()
    expect(await store().query('select distinct visits from article')).toEqual([{ visits: 123456 }])
  }, 120_000)
})
