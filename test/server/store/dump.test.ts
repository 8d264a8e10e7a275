import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { createDumpFile, readDumpFile } from '../../../server/rc-pub/store/dump/dump-file.ts'
import { dumpedSequences, dumpedTables } from '../../../server/rc-pub/store/dump/dump-tables.ts'
import { restoreDump } from '../../../server/rc-pub/store/dump/restore-dump.ts'
import { writeDump, type DumpReport } from '../../../server/rc-pub/store/dump/write-dump.ts'
import { migrate } from '../../../server/rc-pub/store/migrate.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'
import { openPostgres } from '../../../server/rc-pub/store/postgres-driver.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { fillFolder, type Prepared } from './prepared-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Milliseconds to load the sample journals, on a busy machine. */
const slowest = 240_000

const cluster = startPostgresCluster()
afterAll(() => cluster?.stop())

async function withEmbedded<T>(prepared: Prepared, work: (database: Database) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-dump-'))
  await fillFolder(folder, prepared)
  const database = await openPglite({ folder, worker: null })
  try {
    return await work(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** On an empty database of the server; on the embedded engine where there is none. */
async function withServer<T>(work: (database: Database) => Promise<T>): Promise<T> {
  if (cluster === null) return withEmbedded('empty', work)
  const { url, drop } = await createPostgresDatabase(cluster.url)
  const database = openPostgres({ url })
  try {
    return await work(database)
  } finally {
    await database.close()
    await drop()
  }
}

async function dump(database: Database, file: string, isShared = false): Promise<DumpReport> {
  const target = createDumpFile(file)
  const report = await writeDump(database, { write: target.write }, isShared)
  await target.finish()
  return report
}

const restore = (database: Database, file: string): Promise<DumpReport> =>
  restoreDump(database, { lines: readDumpFile(file) }, migrations)

/** All that makes the schema: columns, keys, indexes, triggers and whether these are at work. */
const schemaOf = (database: Database): Promise<readonly unknown[]> =>
  database.query(`select * from (
    select 'column' as kind, c.relname || '.' || a.attname as name,
      format_type(a.atttypid, a.atttypmod) || a.attnotnull || a.attstattarget::text as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    union select 'index', indexname::text, indexdef from pg_indexes where schemaname = 'public'
    union select 'constraint', conname::text, pg_get_constraintdef(oid) || condeferrable || condeferred
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union select 'trigger', tgname::text, tgenabled::text from pg_trigger where not tgisinternal
  ) schema order by kind, name`)

const tablesOf = (database: Database): Promise<readonly unknown[]> =>
  database.query(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)

const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (failure: Error) => `${failure.constructor.name}: ${failure.message}`,
  )

describe('a dump of the sample journals', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-dump-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'samples.dump')
  let report: DumpReport
  let schema: readonly unknown[] = []
  beforeAll(async () => {
    report = await withEmbedded('samples', async (database) => {
      schema = await schemaOf(database)
      return dump(database, file)
    })
  }, slowest)

  it('brings the embedded store to PostgreSQL and back, row for row, with the same schema', async () => {
    const [there, back] = [join(folder, 'there.dump'), join(folder, 'back.dump')]
    await withServer(async (database) => {
      expect(await restore(database, file)).toEqual(report)
      expect(await dump(database, there)).toEqual(report)
      expect(readFileSync(there).equals(readFileSync(file))).toBe(true)
      const search = `select count(*) as found from article where fts @@ to_tsquery('english', 'reservoir')`
      expect(await database.query(search)).not.toEqual([{ found: 0 }])
    })
    await withEmbedded('empty', async (database) => {
      expect(await restore(database, there)).toEqual(report)
      expect(await schemaOf(database)).toEqual(schema)
      expect(await dump(database, back, true)).toEqual(report)
    })
    expect(readFileSync(back).equals(readFileSync(file))).toBe(true)
  }, 120_000)

  it('is private, packed, and never written over another', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
    expect(report.rows).toBeGreaterThan(1_000)
    expect(() => createDumpFile(file)).toThrow('is there already')
  })

  it('is restored whole or not at all: cut off anywhere, damaged, or into a store that holds something', async () => {
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
    const broken = join(folder, 'broken.dump')
    const size = statSync(file).size
    const pack = (text: readonly string[]) => () =>
      writeFileSync(broken, gzipSync(text.map((line) => `${line}\n`).join('')))
    const cut = (length: number) => () => {
      writeFileSync(broken, readFileSync(file))
      truncateSync(broken, length)
    }
    const article = lines.findIndex((line) => line.startsWith('{"table":"article"')) + 3
    const changed = (at: number, change: (line: string) => string): readonly string[] =>
      lines.map((line, each) => (each === at ? change(line) : line))
    const isCutOff = /^DumpProblem: The dump is cut off/
    const isDamaged = /^DumpProblem: The dump is damaged/
    const faults: readonly (readonly [string, () => void, string | RegExp])[] = [
      ['in the header', cut(12), isCutOff],
      ['in the middle', cut(size >> 1), isCutOff],
      ['its last byte', cut(size - 1), isCutOff],
      ['its last line', pack(lines.slice(0, -1)), isCutOff],
      [
        'between two tables',
        pack(
          lines.slice(
            0,
            lines.findIndex((line) => line.startsWith('{"table":"site"')),
          ),
        ),
        isCutOff,
      ],
      ['a row', pack(lines.filter((_line, at) => at !== article)), isDamaged],
      ['a letter of a row', pack(changed(article, (line) => line.replace('e', 'f'))), isDamaged],
      ['no row at all', pack(changed(article, () => '[1')), isDamaged],
      [
        'a table',
        pack(changed(article - 3, (line) => line.replace('"article"', '"pg_class"'))),
        /DumpProblem: .*a table 'pg_class'/,
      ],
      [
        'a newer schema',
        pack(changed(0, (line) => line.replace('"schema":[', '"schema":[9999,'))),
        /DumpProblem: .*newer version \(schema 9999/,
      ],
      [
        'another form',
        pack(changed(0, (line) => line.replace('"version":1', '"version":2'))),
        /DumpProblem: The dump has the form 2/,
      ],
      ['no dump', () => writeFileSync(broken, 'text'), isDamaged],
      ['nothing', () => writeFileSync(broken, ''), isCutOff],
    ]
    await withServer(async (database) => {
      for (const [name, write, expected] of faults) {
        write()
        const failure = await failureOf(restore(database, broken))
        expect([name, failure]).toEqual([name, expect.stringMatching(expected)])
        expect(await tablesOf(database)).toEqual([])
      }
      await migrate(database, migrations)
      expect(await failureOf(restore(database, file))).toMatch(/^DumpProblem: The store is not empty/)
    })
  }, 120_000)
})

/** What lets somebody in, and what is forgotten within days. */
const passing = ['attempt', 'code', 'one_time', 'secret', 'session']

describe('a dump', () => {
  it('holds every table that the migrations make, but PDFs that are printed again and what lets somebody in', async () => {
    await withServer(async (database) => {
      await migrate(database, migrations)
      const names = (await tablesOf(database)).map((row) => (row as { relname: string }).relname)
      expect(names.toSorted()).toEqual(
        [...dumpedTables, ...passing, 'printed_pdf', 'schema_migration'].toSorted(),
      )
      const sequences = await database.query<{ name: string }>(
        'select sequencename as name from pg_sequences',
      )
      expect(sequences.map(({ name }) => name).toSorted()).toEqual(
        [...dumpedSequences, 'printed_pdf_turn'].toSorted(),
      )
    })
  })

  it('of an older schema is brought up to the newest', async () => {
    const file = join(temporaryFolder(), 'older.dump')
    const older = migrations.slice(0, 3)
    await withServer(async (database) => {
      await migrate(database, older)
      await database.query(
        `insert into site (sld, type, config) values ('g', 'group', '{}'), ('a', 'single', '{}')`,
      )
      await database.query(`update site set group_id = (select id from site where sld = 'a') where sld = 'g'`)
      await database.query(`insert into article (site_id, key, position, year, published, record, hash, fts)
        select id, '10.5555/a', 1, 2026, '2026-01-01', '{"contributors": []}', 'hash', '' from site where sld = 'a'`)
      await dump(database, file)
    })
    await withServer(async (database) => {
      await restore(database, file)
      expect(await database.query('select max(number) as newest from schema_migration')).toEqual([
        { newest: migrations.at(-1)?.number },
      ])
      const stored = `select record, (select count(*) from phrase) as phrases from article`
      expect(await database.query(stored)).toEqual([
        { record: { attachments: [], sourceUrl: '', contributors: [] }, phrases: 0 },
      ])
    })
  })

  it('holds files byte for byte, however large, in pieces', async () => {
    const file = join(temporaryFolder(), 'files.dump')
    const sizes = [0, 1, 768 * 1024 - 1, 768 * 1024, 768 * 1024 + 1, 3_000_000]
    const bytes = sizes.map((size, seed) =>
      Buffer.from(Array.from({ length: size }, (_, at) => (at * 31 + seed) & 255)),
    )
    await withServer(async (database) => {
      await migrate(database, migrations)
      for (const [at, each] of bytes.entries())
        await database.query(`insert into file values ($1, $2, 'n"ame', 'text/plain', $3)`, [
          at,
          `hash ${at}`,
          each,
        ])
      await dump(database, file)
    })
    const longest = Math.max(
      ...gunzipSync(readFileSync(file))
        .toString('utf8')
        .split('\n')
        .map((line) => line.length),
    )
    expect(longest).toBeLessThan(1_100_000)
    await withServer(async (database) => {
      await restore(database, file)
      const rows = await database.query<{ bytes: Uint8Array }>('select bytes from file order by id')
      expect(rows.map((row, at) => Buffer.from(row.bytes).equals(bytes[at] ?? Buffer.of(1)))).toEqual(
        sizes.map(() => true),
      )
    })
  }, 60_000)
})
