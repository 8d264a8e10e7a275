import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uiLanguages } from '@xuekan/core'
import { article, knownPages } from '../browser/support/pages.ts'
import { startPortalProcess } from '../browser/support/portal-process.ts'
import { hasWebKit, keys, openWebKit, type DrivenBrowser } from './web-driver.ts'

// Another engine, that of Safari: a reader's steps by mouse and keyboard, each of which has to come to what it leads to, then every
// known page in both languages at the widths of phones, tablets and desktops: taken over, no wider than its window, and
// without an error.

const widths = [480, 834, 1082, 1440] as const
const height = 950

/** Milliseconds within which the page comes to what a step leads to. */
const patience = 10_000

async function until(browser: DrivenBrowser, condition: string): Promise<void> {
  const end = Date.now() + patience
  while (!(await browser.read<boolean>(`Boolean(${condition})`).catch(() => false))) {
    if (Date.now() > end) throw new Error(`it never came to ${condition}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const errors = 'window.told'
const listen = `(() => {
  window.told = []
  addEventListener('error', ({ message }) => window.told.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.told.push(String(reason)))
})()`

async function openPage(browser: DrivenBrowser, address: string): Promise<void> {
  await browser.open(address)
  await until(browser, `document.documentElement.dataset.scripts === 'here'`)
  await browser.read(listen)
}

/** The first control of a selector that can be seen and says this; in the window. */
const control = (selector: string, text: string): string => `(() => {
  const said = (each) => (each.getAttribute('aria-label') ?? '') + each.textContent
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find(
    (each) => each.checkVisibility() && said(each).includes(${JSON.stringify(text)}),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
  return width === 0 ? null : [x + width / 2, y + height / 2]
})()`

async function press(browser: DrivenBrowser, selector: string, text = ''): Promise<void> {
  const place = await browser.read<readonly [number, number] | null>(control(selector, text))
  if (place === null) throw new Error(`there is no ${selector} with “${text}”`)
  await browser.press(...place)
}

type Step = readonly [name: string, act: (browser: DrivenBrowser) => Promise<void>, leadsTo: string]

const dialog = `document.querySelector('[role=dialog]')`
const noDialog = `${dialog} === null`

/** What a reader does, one after the other, and what each leads to. */
const steps = (at: (path: string) => string): readonly Step[] => [
  ['a home', (on) => openPage(on, at('/en/home')), `document.title.includes('Hydraulic')`],
  [
    'more of the menu',
    (on) => press(on, 'nav summary', 'More'),
    `document.querySelector('nav details[open]')`,
  ],
  ['and back', (on) => on.type(keys.escape), `document.querySelector('nav details[open]') === null`],
  [
    'into the basket',
    (on) => press(on, 'main button', 'Add to basket'),
    `document.querySelector('main [aria-pressed=true]')`,
  ],
  [
    'the basket',
    (on) => press(on, 'button[aria-haspopup=dialog]', 'asket'),
    `${dialog}?.textContent.includes('DOI')`,
  ],
  ['the page again', (on) => on.type(keys.escape), noDialog],
  [
    'suggestions',
    async (on) => {
      await press(on, 'input[role=combobox]')
      await on.type('shuiku')
    },
    `document.querySelector('[role=option]')`,
  ],
  [
    'a search',
    (on) => on.type(keys.down + keys.enter),
    `document.querySelector('main [data-href], main li h2, main li h3')`,
  ],
  [
    'an article',
    (on) => openPage(on, at(`/en/article/doi/${article.doi}`)),
    `document.querySelector('[data-prose]')`,
  ],
  [
    'its citations',
    (on) => press(on, 'a[aria-haspopup=dialog]', 'Cite'),
    `${dialog}?.textContent.includes('GB/T 7714')`,
  ],
  ['the text again', (on) => on.type(keys.escape), noDialog],
  [
    'a reference',
    (on) => press(on, '[data-prose] a[data-cites]'),
    `document.querySelector('[popover]:popover-open, [role=dialog], [data-answer]')`,
  ],
  ['and on', (on) => on.type(keys.escape), 'true'],
  [
    'a figure',
    (on) => press(on, '[data-prose] a[data-float^=figure]'),
    `${dialog} && location.hash.startsWith('#figure=')`,
  ],
  [
    'the next one',
    (on) => on.type(keys.right),
    `location.hash.startsWith('#figure=') && !location.hash.endsWith('-0')`,
  ],
  ['the text', (on) => on.type(keys.escape), `${noDialog} && location.hash === ''`],
  [
    'how it looks',
    (on) => press(on, 'main button, main summary', 'Text and light'),
    `document.querySelector('input[type=range]')`,
  ],
  [
    'both languages',
    (on) => press(on, 'main a, main button', 'Both languages'),
    `location.pathname.includes('/parallel/')`,
  ],
  [
    'alerts, without a captcha',
    async (on) => {
      await openPage(on, at('/emailSubscribe?lang=en'))
      await press(on, 'input[name=email]')
      await on.type(`reader@example.org${keys.enter}`)
    },
    `document.querySelector('main [role=status]')?.textContent.includes('reader@example.org')`,
  ],
]

async function walk(browser: DrivenBrowser, at: (path: string) => string): Promise<readonly string[]> {
  const findings: string[] = []
  for (const [name, act, leadsTo] of steps(at)) {
    const failure = await act(browser)
      .then(() => until(browser, leadsTo))
      .then(
        () => null,
        (reason: unknown) => `${name}: ${String(reason)}`,
      )
    const told = await browser.read<readonly string[]>(`${errors} ?? []`).catch(() => [])
    findings.push(...(failure === null ? [] : [failure]), ...told.map((error) => `${name}: ${error}`))
  }
  return findings
}

async function look(
  browser: DrivenBrowser,
  at: (site: string, path: string) => string,
): Promise<readonly string[]> {
  const findings: string[] = []
  for (const [name, { site, path }] of Object.entries(knownPages))
    for (const language of uiLanguages) {
      await openPage(browser, at(site, path(language)))
      for (const width of widths) {
        await browser.resize(width, height)
        // the menu is planned anew in the frame after
        const fits = await until(browser, 'document.documentElement.scrollWidth <= innerWidth').then(
          () => true,
          () => false,
        )
        if (!fits) findings.push(`${name} in ${language} is wider than a window of ${width} px`)
      }
      findings.push(...(await browser.read<readonly string[]>(errors)).map((error) => `${name}: ${error}`))
    }
  return findings
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function audit(): Promise<void> {
  if (!hasWebKit()) {
    console.log('WebKit is not here (webkit2gtk-driver and xvfb): nothing was tried in it')
    return
  }
  const data = mkdtempSync(join(tmpdir(), 'xuekan-webkit-'))
  const portal = await startPortalProcess({ XUEKAN_DATA: data, RATE_LIMITS: 'off' })
  const browser = await openWebKit(await freePort())
  try {
    const at = (site: string, path: string): string => `http://${site}.localhost:${portal.port}${path}`
    await browser.resize(1440, height)
    const walked = await walk(browser, (path) => at(article.site, path))
    const looked = await look(browser, at)
    const findings = [...walked, ...looked]
    const pages = Object.keys(knownPages).length * uiLanguages.length
    console.log(
      `${browser.name}: ${steps(String).length} steps, ${pages} pages at ${widths.length} widths: ${findings.join('; ') || 'nothing amiss'}`,
    )
    if (findings.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await portal.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

await audit()
