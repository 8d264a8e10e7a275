import { describe, expect, it } from 'vitest'
import { recordBatches } from '../../../server/rc-pub/load/record-batches.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { issueRank } from '../../../server/rc-pub/load/save-periods.ts'
import { readContentVersion } from '../../../server/rc-pub/store/content-version.ts'
import { articleRecord, citation, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

const full = articleRecord({
  key: '10.5555/full',
  title: { zh: '全文', en: 'With "quotes", \\ and 𠀀' },
  contributors: [contributor('张伟', 'Wei Zhang')],
  fullText: { zh: { language: 'zh', html: '<p>正文</p>' }, en: null },
  references: [
    { id: 'r1', label: '1', text: 'A book', doi: '', citations: [{ ...citation, source: 'A "book"' }] },
  ],
  figures: [{ id: 'f1', label: { zh: '图 1', en: 'Fig. 1' }, caption: { zh: '', en: 'A dam' }, url: '/x' }],
  tables: [
    {
      id: 't1',
      label: { zh: '表 1', en: 'Table 1' },
      caption: { zh: '', en: 'Dams' },
      html: { zh: '', en: '<table></table>' },
      url: '',
    },
  ],
})

const counts = async (siteId: number) =>
  (
    await store().query(
      `select count(*) as articles, (select count(*) from article_text t join article b on b.id = t.article_id where b.site_id = $1) as texts,
        (select count(*) from reference t join article b on b.id = t.article_id where b.site_id = $1) as references,
        (select count(*) from figure t join article b on b.id = t.article_id where b.site_id = $1) as figures,
        (select count(*) from article_table t join article b on b.id = t.article_id where b.site_id = $1) as tables,
        (select count(*) from period where site_id = $1) as periods
      from article where site_id = $1`,
      [siteId],
    )
  )[0]

describe('saveArticles', () => {
  it('keeps all of an article, and changes nothing when it comes again', async () => {
    const site = await storeSite(store(), { sld: 'again' })
    expect(await saveArticles(store(), site, [full])).toEqual(['added'])
    const version = await readContentVersion(store())
    const shuffled = Object.fromEntries(Object.entries(full).toReversed()) as unknown as typeof full
    expect(await saveArticles(store(), site, [shuffled])).toEqual(['unchanged'])
    expect(await readContentVersion(store())).toBe(version)
    expect(await counts(site)).toEqual({
      articles: 1,
      texts: 1,
      references: 1,
      figures: 1,
      tables: 1,
      periods: 1,
    })
    const [row] = await store().query<{ record: unknown }>('select record from article where site_id = $1', [
      site,
    ])
    const {
      fullText: _fullText,
      furtherTexts: _furtherTexts,
      references,
      figures: _figures,
      tables: _tables,
      ...rest
    } = full
    expect(row?.record).toEqual(rest)
    expect(
      await store().query(
        `select r.citations from reference r join article a on a.id = r.article_id where a.site_id = $1`,
        [site],
      ),
    ).toEqual(references.map(({ citations }) => ({ citations })))
    expect(
      await store().query(
        `select table_id, label_zh, label_en, caption_zh, caption_en, html_zh, html_en, url
        from article_table t join article a on a.id = t.article_id where a.site_id = $1`,
        [site],
      ),
    ).toEqual([
      {
        table_id: 't1',
        label_zh: '表 1',
        label_en: 'Table 1',
        caption_zh: '',
        caption_en: 'Dams',
        html_zh: '',
        html_en: '<table></table>',
        url: '',
      },
    ])
  })

  it('replaces a changed article under its id, keeps its readers, and drops an issue left empty', async () => {
    const site = await storeSite(store(), { sld: 'changed' })
    await saveArticles(store(), site, [full])
    const [before] = await store().query('update article set visits = 7 where site_id = $1 returning id', [
      site,
    ])
    const version = Number(await readContentVersion(store()))
    const moved = { ...full, issue: '5', references: [], tables: [], fullText: { zh: null, en: null } }
    expect(await saveArticles(store(), site, [moved])).toEqual(['changed'])
    expect(Number(await readContentVersion(store()))).toBe(version + 1)
    expect(await counts(site)).toEqual({
      articles: 1,
      texts: 0,
      references: 0,
      figures: 1,
      tables: 0,
      periods: 1,
    })
    const [after] = await store().query(
      `select a.id, a.visits, a.has_text as "hasText", p.issue from article a join period p on p.id = a.period_id where a.site_id = $1`,
      [site],
    )
    expect(after).toEqual({ ...before, visits: 7, hasText: false, issue: '5' })
  })

  it('gives ids in the order of the records, and no issue to what has neither volume nor number', async () => {
    const site = await storeSite(store(), { sld: 'order' })
    const records = ['c', 'a', 'b'].map((key) => articleRecord({ key, volume: '', issue: '' }))
    await saveArticles(store(), site, records)
    const rows = await store().query<{ key: string }>(
      'select key from article where site_id = $1 order by id',
      [site],
    )
    expect(rows.map(({ key }) => key)).toEqual(['c', 'a', 'b'])
    expect(await counts(site)).toMatchObject({ articles: 3, periods: 0 })
  })

  it('keeps the later of two records of one key', async () => {
    const site = await storeSite(store(), { sld: 'twice' })
    const twice = [articleRecord({ key: 'k', firstPage: '1' }), articleRecord({ key: 'k', firstPage: '2' })]
    expect(await saveArticles(store(), site, twice)).toEqual(['added', 'changed'])
    const [row] = await store().query(`select record->>'firstPage' as page from article where site_id = $1`, [
      site,
    ])
    expect(row).toEqual({ page: '2' })
  })

  it('loads many in batches, each record as it is, and looks at what is counted of them', async () => {
    const site = await storeSite(store(), { sld: 'many' })
    const many = Array.from({ length: 1_010 }, (_none, at) =>
      articleRecord({ key: `k${at}`, title: { zh: '', en: `Title ${at}` }, firstPage: String(at) }),
    )
    expect(new Set(await saveArticles(store(), site, many))).toEqual(new Set(['added']))
    const rows = await store().query<{ key: string; page: string; title: string }>(
      `select key, record->>'firstPage' as page, record->'title'->>'en' as title from article where site_id = $1 order by id`,
      [site],
    )
    expect(rows).toEqual(many.map(({ key, firstPage, title }) => ({ key, page: firstPage, title: title.en })))
    const [known] = await store().query<{ phrases: number }>(
      `select reltuples::bigint as phrases from pg_class where oid = 'phrase'::regclass`,
    )
    expect(known?.phrases).toBeGreaterThanOrEqual(1_010)

    const changed = many.map((record, at) => (at % 400 === 399 ? { ...record, firstPage: 'x' } : record))
    const outcomes = await saveArticles(store(), site, changed)
    expect(outcomes.flatMap((outcome, at) => (outcome === 'changed' ? [at] : []))).toEqual([399, 799])
    const pages = await store().query<{ key: string }>(
      `select key from article where site_id = $1 and record->>'firstPage' = 'x' order by id`,
      [site],
    )
    expect(pages.map(({ key }) => key)).toEqual(['k399', 'k799'])
  })
})

describe('recordBatches', () => {
  it('divides by number, by text and by key, and keeps the order', () => {
    const many = Array.from({ length: 1_100 }, (_each, at) => articleRecord({ key: String(at) }))
    const batches = recordBatches(many)
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 100])
    expect(batches.flat()).toEqual(many)
    const html = 'x'.repeat(5_000_000)
    const long = many
      .slice(0, 3)
      .map((each) => ({ ...each, fullText: { zh: null, en: { language: 'en', html } as const } }))
    expect(recordBatches(long).map(({ length }) => length)).toEqual([1, 1, 1])
    expect(recordBatches([])).toEqual([])
  })
})

describe('issueRank', () => {
  it('orders issues of a year as they come out, supplements last', () => {
    const issues = ['1', '2', '3-4', '10', 'S1', 'Suppl 2']
    expect(issues.toSorted((a, b) => issueRank('9', a) - issueRank('9', b))).toEqual(issues)
    expect(issueRank('10', '1')).toBeGreaterThan(issueRank('9', 'S1'))
  })
})
