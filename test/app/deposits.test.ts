import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runDeposits } from '../../app/commands/deposits/run-deposits.ts'
import { createDepositFolder, createDepositPost } from '../../server/rc-pub/deposit/deposit-senders.ts'
import { createDeposits } from '../../server/rc-pub/deposit/deposits.ts'
import { depositFileName, plainText, xmlText } from '@xuekan/core/content'
import type { Database } from '../../server/rc-pub/store/database.ts'
import { openPglite } from '../../server/rc-pub/store/pglite-driver.ts'
import { readXml } from '../domain/citation/readers.ts'
import { orderOf, strayChild } from '../domain/deposit/deposit-orders.ts'
import { fillFolder } from '../server/store/prepared-folder.ts'

vi.setConfig({ hookTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'xuekan-deposits-'))
const deposits = join(folder, 'deposits')
const origin = 'https://journals.example.org'
let database: Database
let now = Date.parse('2026-11-23T12:00:00Z')
let sender = createDepositFolder(deposits)

const place = () => ({ origin, policy: '', sender })
const run = (...args: readonly string[]) =>
  runDeposits({
    args,
    open: async () => ({
      database: { ...database, close: () => Promise.resolve() },
      isShared: true,
    }),
    place: place(),
    now: () => now,
  })

/** A registry on this machine: answers what it is told to, and remembers what it was sent. */
async function openRegistry() {
  const received: string[] = []
  const answer = { status: 200, page: '<html><title>x</title><body><h2>SUCCESS</h2></body></html>' }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push(body)
      response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.page)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, answer, url: `http://me:s3cret@127.0.0.1:${port}/deposit`, close: () => server.close() }
}

let dois: readonly string[]
let real = ''

beforeAll(async () => {
  await fillFolder(join(folder, 'data'), 'samples')
  database = await openPglite({ folder: join(folder, 'data'), worker: null })
  const rows = await database.query<{ doi: string }>("select doi from article where doi <> '' order by id")
  dois = rows.map(({ doi }) => doi)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('npm run deposits', () => {
  it('shows each sample article in the form of each registry, well-formed and in order', async () => {
    expect(dois.length).toBeGreaterThan(50)
    for (const doi of dois.filter((_, at) => at % 5 === 0))
      for (const form of ['crossref', 'doaj', 'pubmed'] as const) {
        const { code, lines } = await run('show', doi, form)
        expect(code).toBe(0)
        expect(strayChild(readXml(lines.join('\n')), orderOf[form])).toBeNull()
        expect(lines.join('\n')).toContain(`>${doi}<`)
      }
  })

  it('tells Crossref of every funder, and each registry of texts in further languages', async () => {
    const paid = await database.query<{ doi: string; funder: string }>(
      `select a.doi, coalesce(nullif(award #>> '{funder,en}', ''), award #>> '{funder,zh}') as funder
      from article a, jsonb_array_elements(a.record #> '{about,awards}') award where a.doi <> '' limit 5`,
    )
    expect(paid.length).toBeGreaterThan(0)
    for (const { doi, funder } of paid) {
      const told = (await run('show', doi)).lines.join('\n')
      expect(told).toContain('<fr:assertion name="funder_name">')
      expect(told).toContain(xmlText(plainText(funder)))
    }
    const [doi = ''] = dois
    await database.query(
      `insert into further_text (article_id, position, language, title, abstract_html, keywords, html)
      select id, 0, 'es', 'El coraje', '<p>Sobre el coraje.</p>', '{verdad}', '' from article where doi = $1`,
      [doi],
    )
    await database.query(
      `update article set record = jsonb_set(record, '{originalLanguage}', '"es"') where doi = $1`,
      [doi],
    )
    const told = async (form: string) => (await run('show', doi, form)).lines.join('')
    expect(await told('crossref')).toContain(
      '<original_language_title language="es">El coraje</original_language_title>',
    )
    expect(await told('doaj')).toContain('<language>spa</language>')
    expect(await told('pubmed')).toContain('<OtherAbstract Language="spa">Sobre el coraje.</OtherAbstract>')
  })

  it('tells DOAJ of a full text where there is one, and of no page without it', async () => {
    const [text, none] = await database.query<{ doi: string }>(
      `select distinct on (has_text) doi from article where doi <> ''
        and (has_text or not record->'attachments' @> '[{"code": "pdf"}]') order by has_text desc, id`,
    )
    const told = async (doi = '') => (await run('show', doi, 'doaj')).lines.join('')
    expect(await told(text?.doi)).toMatch(/<fullTextUrl format="html">https:\/\/[^<]*\/article\//)
    expect(await told(none?.doi)).toContain('<doi>')
    expect(await told(none?.doi)).not.toContain('fullTextUrl')
  })

  it('shows an issue and what has changed since a day as one file', async () => {
    const [issue] = await database.query<{ name: string; count: number }>(
      `select s.sld || '/' || p.year || '/' || p.issue as name, count(*)::int as count
      from article a join period p on p.id = a.period_id join site s on s.id = a.site_id
      where a.doi <> '' group by 1 order by 2 desc limit 1`,
    )
    const { lines } = await run('show', '--issue', issue?.name ?? '')
    expect(lines.join('').match(/<journal_article /g)).toHaveLength(issue?.count ?? 0)
    expect(strayChild(readXml(lines.join('\n')), orderOf.crossref)).toBeNull()
    const since = await run('show', '--since', '2020-01-01', 'doaj')
    expect(since.lines.join('').match(/<record>/g)).toHaveLength(dois.length)
    expect((await run('show', '--since', '2999-01-01')).complaints[0]).toContain('2999-01-01')
    expect((await run('show', '--issue', 'none/2026/1')).complaints[0]).toContain('none')
  })

  it('sends nothing of demonstration DOIs', async () => {
    expect((await run('send')).lines[0]).toMatch(/^0 deposits/)
    expect(existsSync(deposits)).toBe(false)
    expect((await run('retry', dois[0] ?? '')).complaints[0]).toContain('demonstration')
  })

  it('leaves what is new, and again exactly when a deposited field has changed', async () => {
    const [doi = ''] = dois
    real = doi.replace('10.5555', '10.12345')
    const set = (field: string, value: string) =>
      database.query(
        `update article set record = jsonb_set(record, '${field}', $1::jsonb), revision = revision + 1 where doi = $2`,
        [JSON.stringify(value), real],
      )
    await database.query(
      `update article set doi = $1, record = jsonb_set(record, '{doi}', to_jsonb($1::text)) where doi = $2`,
      [real, doi],
    )
    expect((await run('send')).lines[0]).toMatch(/^3 deposits/)
    const [name = ''] = readdirSync(join(deposits, 'crossref'))
    const read = () => readFileSync(join(deposits, 'crossref', name), 'utf8')
    expect(read()).toContain(`<doi>${real}</doi>`)
    expect(read()).toContain('<timestamp>20261123120000000</timestamp>')
    expect(read()).toMatch(/<resource>https:\/\/[a-z]+\.journals\.example\.org\/(?:zh|en)\/article\/doi\//)
    expect(existsSync(join(deposits, 'doaj', name))).toBe(true)

    rmSync(join(deposits, 'crossref', name))
    await database.query('update article set visits = visits + 1 where doi = $1', [real])
    expect((await run('send')).lines[0]).toMatch(/^0 deposits/)
    await set('{title,en}', 'Another title')
    expect((await run('send')).lines[0]).toMatch(/^3 deposits/)
    expect(read()).toContain('>Another title<')
    // an issue that PubMed and Crossref are told of, and nobody is told of e-mails
    await set('{about,copyright,en}', 'Another holder')
    expect((await run('send')).lines[0]).toMatch(/^0 deposits/)
  })

  it('tells all of a journal again when its publisher is another', async () => {
    await database.query(
      `update site set config = jsonb_set(config, '{journal,issn}', '"1234-5679"')
      where id = (select site_id from article where doi = $1)`,
      [real],
    )
    await database.query(`update article set record = jsonb_set(record, '{issn}', '""') where doi = $1`, [
      real,
    ])
    expect((await run('send')).lines[0]).toMatch(/^3 deposits/)
  })

  it('tells PubMed of an article ahead of print as such, and replaces that once it has its issue', async () => {
    const change = async (values: object) => {
      await database.query(
        `update article set record = record || $1::jsonb, revision = revision + 1 where doi = $2`,
        [JSON.stringify(values), real],
      )
      await run('send')
      return readFileSync(join(deposits, 'pubmed', depositFileName(real)), 'utf8')
    }
    await database.query("delete from deposit where registry = 'pubmed'")
    const dates = { received: '', revised: '', accepted: '', online: '2026-03-05', published: '' }
    const ahead = await change({ volume: '', issue: '', firstPage: '', lastPage: '', dates })
    expect(ahead).toContain(
      '<PubDate PubStatus="aheadofprint"><Year>2026</Year><Month>03</Month><Day>05</Day>',
    )
    expect(ahead).not.toContain('Replaces')
    const printed = await change({ volume: '57', issue: '3', dates: { ...dates, published: '2026-05-20' } })
    expect(printed).toMatch(
      /<Issue>3<\/Issue><PubDate PubStatus="ppublish"><Year>2026<\/Year><Month>05<\/Month><Day>20<\/Day>/,
    )
    expect(printed).toContain(`</Journal><Replaces IdType="doi">${real}</Replaces>`)
    expect(printed).toMatch(/<History><PubDate PubStatus="aheadofprint"><Year>2026<\/Year><Month>03/)
    const shown = (await run('show', real, 'pubmed')).lines.join('\n')
    expect(shown).toBe(printed.trimEnd())
  })

  it('posts to Crossref as its form does, keeps the answer, and tries again after growing pauses', async () => {
    const registry = await openRegistry()
    sender = createDepositPost(registry.url, createDepositFolder(deposits))
    const reported: unknown[] = []
    const rounds = createDeposits({
      ...place(),
      database,
      now: () => now,
      report: (each) => reported.push(each),
    })
    registry.answer.status = 503
    registry.answer.page = 'Busy <b>now</b>'
    await run('retry', real)
    expect((await run('list')).lines[0]).toMatch(/^failing\tcrossref\t10\.12345.*1 attempts.*503 Busy now/)
    const due: number[] = []
    for (const attempt of [2, 3, 4]) {
      const [row] = await database.query<{ due: number }>(
        "select due from deposit where registry = 'crossref'",
      )
      due.push((row?.due ?? 0) - now)
      // not before its time
      await rounds.round()
      expect(registry.received).toHaveLength(attempt - 1)
      now = row?.due ?? 0
      await rounds.round()
      expect(registry.received).toHaveLength(attempt)
    }
    expect(due).toEqual([120_000, 240_000, 480_000])
    expect(reported).toHaveLength(3)
    expect(JSON.stringify(reported.map(String))).not.toContain('s3cret')

    registry.answer.status = 200
    registry.answer.page = '<html><title>x</title><h2>SUCCESS</h2> Your batch</html>'
    expect((await run('retry', real)).lines.join('\n')).toContain('200 SUCCESS Your batch')
    const form = registry.received.at(-1) ?? ''
    for (const [name, value] of [
      ['operation', 'doMDUpload'],
      ['login_id', 'me'],
      ['login_passwd', 's3cret'],
    ] as const)
      expect(form).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
    expect(form).toMatch(/name="fname"; filename="10\.12345_2f_.*\.xml"/)
    expect(form).toContain(`<doi>${real}</doi>`)
    expect((await run('list')).lines).toEqual(['Registries have been told of everything.'])
    expect((await run('list', 'all')).lines.filter((line) => line.startsWith('sent\t'))).toHaveLength(3)
    registry.close()
  })

  it('says of an article that went before it was sent that it is gone', async () => {
    sender = createDepositFolder(deposits)
    await database.query('update deposit set due = 0 where doi = $1', [real])
    await database.query(
      `update article set doi = '10.5555/gone', record = jsonb_set(record, '{doi}', '"10.5555/gone"') where doi = $1`,
      [real],
    )
    expect((await run('send')).lines[0]).toMatch(/^0 deposits/)
    expect((await run('list', 'all')).lines.join('\n')).toContain('gone before it was sent')
  })

  it('says how it is called, and what it does not know', async () => {
    for (const args of [
      [],
      ['show'],
      ['show', '10.1/x', 'other'],
      ['show', '--since', 'soon'],
      ['show', '--issue', 'emf'],
      ['show', '--else', 'x'],
      ['list', 'some'],
      ['retry'],
      ['send', 'more'],
    ])
      expect((await run(...args)).complaints[0]).toMatch(/^Usage/)
    expect(await run('show', '10.1234/unknown')).toMatchObject({ code: 1 })
    expect(await run('retry', '10.1234/unknown')).toMatchObject({ code: 1 })
    const busy = { open: async () => 'The folder is taken.', args: ['send'] }
    const outcome = runDeposits({ ...busy, place: place(), now: () => 0 })
    expect((await outcome).complaints).toEqual(['The folder is taken.'])
  })
})
