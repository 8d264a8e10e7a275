import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { inherited } from '../browser/support/inherited.ts'
import { runPortalToEnd, startPortalProcess } from '../browser/support/portal-process.ts'
import { metasIn } from '../browser/support/read-html.ts'

const importer = fileURLToPath(new URL('../../dist/server/import.js', import.meta.url))

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-running-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function filledFolder(): string {
  const folder = join(temporaryFolder(), 'data')
  cpSync(inject('filledFolder'), folder, { recursive: true })
  return folder
}

/** Starts a portal that ends with the test at the latest. */
async function startHere(folder: string) {
  const portal = await startPortalProcess({ XUEKAN_DATA: folder })
  onTestFinished(async () => void (await portal.stop()))
  return portal
}

const jats = `<?xml version="1.0" encoding="UTF-8"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="en">
<front><journal-meta><journal-id>x</journal-id><journal-title-group><journal-title>Epidemiology &amp; Medicine Frontiers</journal-title></journal-title-group>
<issn>0000-0019</issn></journal-meta>
<article-meta><article-id pub-id-type="doi">10.5555/kept.2026.1</article-id>
<title-group><article-title>What is kept over a restart</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Keeper</surname><given-names>Ada</given-names></name></contrib></contrib-group>
<pub-date date-type="pub"><year>2026</year></pub-date><volume>12</volume><issue>1</issue><fpage>1</fpage>
<abstract><p>It is still there.</p></abstract></article-meta></front>
<body><sec><title>One</title><p>Every article of this store survives.</p></sec></body></article>`

const importInto = (
  folder: string,
  file: string,
): Promise<{ readonly code: number | null; readonly out: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [importer, '--site', 'emf', file], {
      env: { ...inherited(), XUEKAN_DATA: folder },
    })
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out }))
  })

/** A refusal to start: exit code 1, nothing on the output, and one sentence that names these on the error stream. */
const refusal = (...words: readonly string[]) => ({
  code: 1,
  out: '',
  error: expect.stringMatching(new RegExp(`^${words.map((word) => `(?=.*${word})`).join('')}[A-Z].*\\.\\n$`)),
})

describe('the start of the portal', () => {
  it('takes under 60 s over no data and under 5 s over what is there already', () => {
    const { first, second } = inject('starts')
    expect(first).toBeLessThan(60_000)
    expect(second).toBeLessThan(5_000)
  })

  it('is refused in one sentence where the port is taken', async () => {
    const port = String(inject('port'))
    expect(await runPortalToEnd({ PORT: port, XUEKAN_DATA: filledFolder() })).toEqual(refusal(port, 'PORT'))
  })

  it('is refused in one sentence where another process has the data folder, which goes on', async () => {
    const folder = filledFolder()
    const portal = await startHere(folder)
    expect(await runPortalToEnd({ XUEKAN_DATA: folder })).toEqual(refusal(folder, 'another process'))
    expect((await ask({ site: 'slgc', path: '/zh/home', port: portal.port })).status).toBe(200)
  })

  it('is refused in one sentence where the data folder cannot be read, or is none', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, 'no folder')
    for (const folder of [file, join(file, 'below')]) {
      expect(await runPortalToEnd({ XUEKAN_DATA: folder })).toEqual(refusal(folder))
    }
  })

  it('is refused in one sentence where a setting cannot be meant', async () => {
    for (const [name, value] of [
      ['PORT', 'http'],
      ['RC_PUB_URL', 'rc-pub'],
    ] as const) {
      const end = await runPortalToEnd({ XUEKAN_DATA: temporaryFolder(), [name]: value })
      expect(end).toEqual(refusal(name, value))
    }
  })
})

describe('the end of the portal', () => {
  it('comes at once on Ctrl-C, with exit code 0, though a connection is open, and frees the folder', async () => {
    const folder = filledFolder()
    const portal = await startHere(folder)
    const socket = connect(portal.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.on('error', () => undefined)
    const begun = performance.now()
    const { code, error } = await portal.stop()
    expect(code).toBe(0)
    expect(error).toBe('')
    expect(performance.now() - begun).toBeLessThan(5_000)
    await startHere(folder)
  })
})

describe('content', () => {
  it('that was imported is kept over restarts', async () => {
    const folder = filledFolder()
    const file = join(temporaryFolder(), 'kept.xml')
    writeFileSync(file, jats)
    expect(await importInto(folder, file)).toEqual({
      code: 0,
      out: 'read: 1\nsaved: 1\n1 loaded, 0 unchanged, 0 refused\n',
    })
    for (let start = 1; start <= 2; start += 1) {
      const portal = await startHere(folder)
      const { status, body } = await ask({
        site: 'emf',
        path: '/en/article/doi/10.5555/kept.2026.1',
        port: portal.port,
      })
      expect(status, `start ${start}`).toBe(200)
      expect(metasIn(body, 'citation_title')).toEqual(['What is kept over a restart'])
      expect(body).toContain('Every article of this store survives.')
      await portal.stop()
    }
  })
})
