import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SafeHtml } from '@xuekan/core/content'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../../app/commands/setup/run.mjs'
import { harmless, paragraphs } from '../../examples/terminal-reader/screen.ts'
import { servedSamples } from '../server/rc-pub/served-samples.ts'

// the sample journals are loaded before the first test, and each session starts a process
vi.setConfig({ hookTimeout: 180_000, testTimeout: 60_000 })

const samples = servedSamples()
const folder = mkdtempSync(join(tmpdir(), 'xuekan-reader-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let baseUrl = ''
beforeAll(async () => {
  await samples.server().listen({ port: 0, host: '127.0.0.1' })
  const { port } = samples.server().server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
})

interface Session {
  readonly code: number | null
  readonly out: string
  readonly errors: string
}

/** A whole session: what is typed, and what is seen. */
const session = (args: readonly string[], lines: readonly string[] = []): Promise<Session> =>
  new Promise((resolve) => {
    const program = join(root, 'app/commands/reader.mjs')
    const env = { ...process.env, INIT_CWD: folder }
    const child = spawn(process.execPath, [program, ...args], { cwd: root, env })
    let out = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.on('close', (code) => resolve({ code, out, errors }))
    child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  })

/** The exported file with this ending: its name is the key of what it cites. */
const exported = (own: string, extension: string): string =>
  readdirSync(own)
    .filter((name) => name.endsWith(`.${extension}`))
    .map((name) => readFileSync(join(own, name), 'utf8'))
    .join('')

/** What a session says to a person who is not at home in programs: sentences, not traces. */
const trace = /^\s+at |Error:|node_modules|undefined|\[object/m

describe('the terminal reader', () => {
  it('should pick a site, walk its menu, open an issue, read, search, collect, cite and export', async () => {
    const walk = ['1', 'menu', '2', 'menu', '6', '1', 'add', 'search flood', 'add 1']
    const collect = ['open /en/article/doi/10.5555/slgc.2026.05.002', 'add', 'basket', 'export', 'quit']
    const { code, out, errors } = await session([baseUrl, 'en'], [...walk, ...collect])
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^== Xuekan ==\n {2}1 Journal of Hydraulic Works$/m)
    expect(out).toMatch(
      /^== Journal of Hydraulic Works ==\n {2}1 Home\n {2}2 About\n {2}3 {3}Aims and Scope$/m,
    )
    expect(out).toContain('== About ==\nA journal written for rivers\n')
    expect(out).toMatch(/^== 2026, 69\(5\) ==$/m)
    expect(out).toMatch(/^## .+/m)
    expect(out).toMatch(/^Found: [1-9]\d*$/m)
    expect(out).toMatch(/^In the basket: 1$/m)
    const [, ...cited] = /\n\[1\] (.*)\n\[2\] (.*)\n\[3\] (.*)\n/.exec(out) ?? []
    expect(cited.join('\n')).toContain(
      'WEI Q, SHAO L, CHENG M. Real-time forecasting of urban flooding with water depths read from street cameras[J/OL]. Journal of Hydraulic Works, 2026, 69(5): 532-541. DOI:10.5555/slgc.2026.05.002.',
    )
    expect(out).not.toMatch(trace)
    const written = readdirSync(folder).filter((name) => name.startsWith('citation-'))
    expect(written.map((name) => name.replace(/^.*\./, '')).toSorted()).toEqual([
      'bib',
      'enw',
      'net',
      'ris',
      'xml',
    ])
    const whole = written.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
    for (const mark of [
      '@article{',
      '%0 Journal Article',
      'TY  - JOUR',
      '{Reference Type}: Journal Article',
      '<?xml',
    ]) {
      expect(whole).toContain(mark)
    }
    expect(whole).toContain(`${baseUrl}/en/article/doi/10.5555/slgc.2026.05.002`)
  })

  it('should do the same in Chinese, and turn from one language to the other', async () => {
    const own = mkdtempSync(join(folder, 'zh-'))
    const { code, out, errors } = await session(
      [baseUrl, 'zh'],
      [
        '1',
        '6',
        'add 1',
        'remove 1',
        'search 洪水',
        'add 1',
        'basket',
        `export ${own}`,
        'language en',
        'basket',
      ],
    )
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/^== 水利工程学刊 ==\n {2}1 首页\n {2}2 关于本刊$/m)
    expect(out).toMatch(/^找到 [1-9]\d* 篇。$/m)
    expect(out).toMatch(/^引文篮：0$/m)
    expect(out).toMatch(/^\[1\] .*[\u4E00-\u9FFF].*\[J\/OL\]\. .*DOI:10\.5555\//m)
    expect(out).toMatch(/^== Journal of Hydraulic Works ==\n {2}1 Home$/m)
    expect(out).toMatch(/^\[1\] [A-Z]{2,} [A-Z].*\[J\/OL\]\./m)
    expect(exported(own, 'ris')).toMatch(/^TY {2}- JOUR[^]*^TI {2}- .*[\u4E00-\u9FFF]/m)
    expect(exported(own, 'xml')).toContain('<?xml')
  })

  it('should open another site by its address, and name what only a browser shows', async () => {
    const { code, out, errors } = await session([baseUrl, 'en'], ['open /hengwen/home', 'open /login'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out.match(/^== .+ ==$/gm)).toHaveLength(2)
    expect(out).toContain(`This is for a browser: ${baseUrl}/login`)
  })

  it('should name the addresses of a site as every other front end does', async () => {
    const own = mkdtempSync(join(folder, 'links-'))
    const lines = [
      'open /login',
      'open /gjjj/home',
      'open /login',
      'open /en/issue',
      'add 1',
      `export ${own}`,
    ]
    const inNumbers = await session([baseUrl, 'en'], lines)
    expect(inNumbers.errors).toBe('')
    const addresses = [...inNumbers.out.matchAll(/This is for a browser: (\S+)/g)].map(([, url]) => url)
    expect(addresses).toEqual([`${baseUrl}/login`, expect.stringMatching(/\/login\?siteId=\d+$/)])
    const named = baseUrl.replace('127.0.0.1', 'localhost')
    expect((await session([named, 'en'], lines)).errors).toBe('')
    const records = exported(own, 'ris')
    expect(records).toContain(named.replace('localhost', 'economics-quarterly.localhost') + '/en/article/')
  })

  it('should answer bad input with a sentence, go on, and tell by its exit code that something failed', async () => {
    const lines = [
      'nonsense',
      'constructor',
      '__proto__ x',
      '0',
      '99',
      'add',
      'basket',
      'export',
      'remove 1',
      'language fr',
    ]
    const { code, out, errors } = await session(
      [baseUrl, 'en'],
      [...lines, '', 'open /en/article/doi/10.5555/none', 'help'],
    )
    expect(code).toBe(1)
    expect(errors.trimEnd().split('\n')).toEqual([
      'There is no command “nonsense”: type help.',
      'There is no command “constructor”: type help.',
      'There is no command “__proto__ x”: type help.',
      'The list has no “0”.',
      'The list has no “99”.',
      'The list has no “1”.',
      ...Array.from({ length: 3 }, () => 'There is nothing here.'),
      'There is no command “language fr”: type help.',
      'There is no such thing.',
    ])
    expect(out).toContain(
      'Commands: help, sites, menu, search, open, add, remove, basket, export, language, quit',
    )
  })

  it('should tell that a file cannot be written', async () => {
    const { code, errors } = await session([baseUrl, 'en'], ['1', '6', 'add 1', 'export no/such/folder'])
    expect(errors).toMatch(/^Nothing can be written into “no.such.folder.[a-z][\w.-]*\.bib”\.\n$/)
    expect(code).toBe(1)
  })

  it('should end quietly with its input, and at quit', async () => {
    const ended = await session([baseUrl])
    expect(ended).toMatchObject({ code: 0, errors: '' })
    expect(ended.out).toMatch(/^== .+ ==\n/)
    expect(await session([baseUrl, 'en'], ['quit', 'nonsense'])).toMatchObject({ code: 0, errors: '' })
  })

  it.each([
    [['en', 'http://127.0.0.1:1'], 1, 'There is no rc-pub to be reached at http://127.0.0.1:1.'],
    [['http://127.0.0.1:1'], 1, '无法连接 http://127.0.0.1:1 的 rc-pub。'],
    [['nonsense'], 2, 'Usage: npm run reader -- [http://HOST:PORT] [zh|en]'],
    [['http://'], 2, 'Usage: npm run reader -- [http://HOST:PORT] [zh|en]'],
    [['http://127.0.0.1:1', 'more'], 2, 'Usage: npm run reader -- [http://HOST:PORT] [zh|en]'],
  ])('should end with one sentence for %j', async (args, code, sentence) => {
    expect(await session(args, ['help'])).toEqual({ code, out: '', errors: `${sentence}\n` })
  })

  it('should tell a server that is no rc-pub', async () => {
    const page = createServer((_, answer) => answer.end('<!doctype html>'))
    await new Promise<void>((resolve) => void page.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
    const { code, errors } = await session([`${address}/`, 'en'])
    page.close()
    expect({ code, errors }).toEqual({ code: 1, errors: `What answers at ${address} is no rc-pub.\n` })
  })

  it('should let no text steer the terminal', () => {
    expect(harmless('a\u001B[2J\u009Bb\r\tc\u202Ed\ne')).toBe('a[2Jbcd\ne')
  })

  it('should set prose apart by its blocks and mark its headings', () => {
    const html =
      '<h2 id="a">One &amp; two</h2><p>Water <i>moves</i>.</p><ul><li>Up</li><li>Down</li></ul>' as SafeHtml
    expect(paragraphs(html)).toBe('## One & two\n\nWater moves.\n\nUp\n\nDown')
    expect([paragraphs(null), paragraphs(undefined)]).toEqual(['', ''])
  })

  it('should stay under 250 lines', () => {
    const sources = join(root, 'examples/terminal-reader')
    const files = readdirSync(sources).filter((name) => name.endsWith('.ts'))
    const lines = files.flatMap((name) => readFileSync(join(sources, name), 'utf8').trimEnd().split('\n'))
    expect(files).toHaveLength(5)
    expect(lines.length).toBeLessThan(250)
  })
})
