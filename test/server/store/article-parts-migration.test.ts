import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openEngine } from '../rc-pub/opened-store.ts'

const insert = (database: Database, key: string, record: object) =>
  database.query(
    `insert into article (site_id, key, position, year, published, record, hash, fts)
    select id, $1, 1, 2026, '2026', $2::jsonb, 'x', to_tsvector('simple', '') from site`,
    [key, JSON.stringify(record)],
  )

describe('the step to articles in parts', () => {
  it('says of the names of older rows that their parts are not known, in their order', async () => {
    const { database, remove } = await openEngine()
    onTestFinished(remove)
    await migrate(
      database,
      migrations.filter(({ number }) => number < 4),
    )
    await database.query(`insert into site (sld, type, config) values ('old', 'single', '{}')`)
    await insert(database, 'a', {
      contributors: [{ orcid: '1' }, { orcid: '2' }],
      title: { zh: '', en: 'A' },
    })
    await insert(database, 'b', { contributors: [] })
    await database.query(
      `insert into reference (article_id, position, ref_id, label, text, doi)
      select id, 0, 'r', '1', 'A book', '' from article where key = 'a'`,
    )
    await migrate(database, migrations)
    const unknown = { personName: { zh: null, en: null }, collab: false, degrees: '' }
    const rows = await database.query<{ contributors: unknown; title: unknown }>(
      `select record->'contributors' as contributors, record->'title'->>'en' as title from article order by key`,
    )
    expect(rows).toEqual([
      {
        contributors: [
          { ...unknown, orcid: '1' },
          { ...unknown, orcid: '2' },
        ],
        title: 'A',
      },
      { contributors: [], title: null },
    ])
    expect(await database.query('select citations from reference')).toEqual([{ citations: [] }])
  }, 120_000)
})
