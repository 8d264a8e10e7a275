import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findBrowser } from '../../app/commands/setup/find-browser.mjs'
import { ask } from '../browser/support/ask.ts'
import { slowPrint } from '../browser/support/ask-made.ts'
import { copyOfStore } from '../browser/support/filled-store.ts'
import { article } from '../browser/support/pages.ts'
import { startPortalProcess, type Environment } from '../browser/support/portal-process.ts'
import { openedChromium } from '../browser/support/watched-page.ts'

const open = openedChromium()

const path = `/zh/article/doi/${article.doi}.pdf`

async function startHere(environment: Environment) {
  const portal = await startPortalProcess(environment)
  onTestFinished(async () => void (await portal.stop()))
  return { ...portal, pdf: () => ask({ site: article.site, path, port: portal.port }) }
}

function folderOfStore(): string {
  const { folder, remove } = copyOfStore()
  onTestFinished(remove)
  return folder
}

/** Programs that install things, each of which leaves a mark when it is run. */
function installers() {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-installers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const mark = join(folder, 'installed')
  for (const name of ['npm', 'npx', 'apt-get', 'apt', 'curl', 'wget', 'playwright']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho ${name} "$@" >> ${mark}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return { path: `${folder}:${process.env['PATH']}`, haveRun: () => existsSync(mark) }
}

describe('a portal without a browser', () => {
  it('says so at the start, answers that there is no PDF for now, and installs nothing', async () => {
    const { path: programs, haveRun } = installers()
    const portal = await startHere({
      XUEKAN_DATA: folderOfStore(),
      XUEKAN_CHROMIUM: '/nowhere/chromium',
      LOG_LEVEL: 'warn',
      PRINT_AHEAD: 'on',
      PATH: programs,
    })
    const reason = 'XUEKAN_CHROMIUM names /nowhere/chromium, which cannot be run.'
    await vi.waitUntil(() => portal.heard().error.includes(reason), { timeout: 20_000 })
    const refused = await portal.pdf()
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      503,
      '300',
      'PDF 暂时无法生成，请稍后再试\n',
    ])
    expect((await ask({ site: article.site, path: '/zh/home', port: portal.port })).status).toBe(200)
    expect((await portal.stop('SIGTERM')).code).toBe(0)
    expect(haveRun()).toBe(false)
  })
})

describe('a PDF that is not made yet', { timeout: slowPrint }, () => {
  it('comes to a reader who opens its address, without scripts and without asking again [C2.15]', async () => {
    const { port } = await startHere({
      XUEKAN_DATA: folderOfStore(),
      XUEKAN_CHROMIUM: (await findBrowser()) ?? '',
    })
    const { page, problems } = await open({ javaScriptEnabled: false })
    const english = path.replace('/zh/', '/en/')
    const wanted = `http://${article.site}.localhost:${port}${english}`
    const answers: string[] = []
    // the browser's own reader for PDFs stays out of it
    await page.route(wanted, async (route) => {
      const { accept = '' } = route.request().headers()
      const reply = await ask({ site: article.site, path: english, headers: { accept }, port })
      const sent = ['content-type', 'content-security-policy'] as const
      const headers = Object.fromEntries(sent.map((name) => [name, String(reply.headers[name])]))
      answers.push(String(headers['content-type']))
      await route.fulfill(
        reply.status === 200 ? { status: 204 } : { status: reply.status, headers, body: reply.body },
      )
    })
    await page.goto(wanted)
    const heading = page.getByRole('heading')
    expect(await heading.textContent()).toBe('The PDF is being made')
    // its own style, which its policy lets through
    expect(await heading.evaluate((title) => getComputedStyle(title).borderTopWidth)).toBe('4px')
    expect(await page.getByRole('link', { name: 'Get the PDF' }).getAttribute('href')).toBe('')
    await expect.poll(() => answers.at(-1), { timeout: slowPrint }).toBe('application/pdf')
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(['text/html; charset=utf-8']))
    expect(problems).toEqual([])
  })
})

describe('SIGTERM', { timeout: slowPrint }, () => {
  it('lets a PDF under way end, which is there at the next start', async () => {
    const environment = {
      XUEKAN_DATA: folderOfStore(),
      XUEKAN_CHROMIUM: (await findBrowser()) ?? '',
      STOP_GRACE: '100',
    }
    const first = await startHere(environment)
    expect((await first.pdf()).status).toBe(503)
    expect(await first.stop('SIGTERM')).toMatchObject({ code: 0, error: '' })
    const second = await startHere({ ...environment, XUEKAN_CHROMIUM: '/nowhere/chromium' })
    const pdf = await second.pdf()
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})
