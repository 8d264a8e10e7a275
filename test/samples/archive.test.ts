import { expect, describe, it } from 'vitest'
import { archivedJournals } from '../../samples/archive/archived-journals.ts'
import { archiveRows } from '../../samples/archive/print-archive.ts'
import { seedSamples } from '../../samples/index.ts'
import { openedStore } from '../server/rc-pub/opened-store.ts'
import { sampleDay, samplesFolder } from '../server/store/prepared-folder.ts'

const rows = archivedJournals.flatMap((journal) =>
  archiveRows(journal).map((row) => ({ ...journal, ...row })),
)

describe('the archives of old contents', () => {
  it('hold three thousand articles of two journals, each with a DOI and a title of its own', () => {
    expect(rows.length).toBeGreaterThan(3_000)
    expect(new Set(rows.map(({ doi }) => doi)).size).toBe(rows.length)
    expect(new Set(rows.map(({ sld, titleZh }) => `${sld} ${titleZh}`)).size).toBe(rows.length)
  })

  it('give every article its names, keywords and section in both languages', () => {
    const parts = (cell: string): number => cell.split(';').filter((part) => part !== '').length
    for (const row of rows) {
      expect(parts(row.authorsZh), row.doi).toBeGreaterThan(0)
      expect(parts(row.authorsEn), row.doi).toBe(parts(row.authorsZh))
      expect(parts(row.keywordsEn), row.doi).toBe(parts(row.keywordsZh))
      expect(row.columnZh === '' || row.columnEn === '' || row.titleEn === '', row.doi).toBe(false)
    }
  })

  it('count pages upwards within a year, and volumes from the first', () => {
    for (const { sld, founded } of archivedJournals) {
      const own = rows.filter((row) => row.sld === sld)
      for (const [at, row] of own.entries()) {
        const before = own[at - 1]
        const lastPage = before?.year === row.year ? Number(before.lastPage) : 0
        expect(Number(row.volume), row.doi).toBe(Number(row.year) - founded + 1)
        expect(Number(row.lastPage), row.doi).toBeGreaterThanOrEqual(Number(row.firstPage))
        expect(Number(row.firstPage), row.doi).toBeGreaterThan(lastPage)
      }
    }
  })
})

describe('the archives in a store', () => {
  const store = openedStore(undefined, 'archive')

  it('bring two hundred articles of decades where only some are drawn', async () => {
    const found = await store().query<{ sld: string; articles: number; decades: number }>(
      `select s.sld, count(*) as articles, count(distinct a.year / 10) as decades
      from site s join article a on a.site_id = s.id
      where not a.has_text and s.sld = any($1::text[]) group by s.sld order by s.sld`,
      [archivedJournals.map(({ sld }) => sld)],
    )
    expect(found.map(({ sld }) => sld)).toEqual(['gzxb', 'slgc'])
    expect(found.reduce((sum, { articles }) => sum + articles, 0)).toBeGreaterThanOrEqual(200)
    for (const { decades } of found) expect(decades).toBeGreaterThanOrEqual(5)
  })

  it('are loaded once: a second start adds nothing', async () => {
    const again = await seedSamples({
      database: store(),
      folder: samplesFolder,
      today: sampleDay,
      archive: 'drawn',
    })
    expect(again).toEqual({ loaded: false, articles: 0, problems: [] })
  })
})
