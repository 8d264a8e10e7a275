import { themeIds } from '@xuekan/core/site'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { colourFindings, findings, wcag } from './support/findings.ts'
import { mostShift, noteShifts, shiftsOf } from './support/layout-shifts.ts'
import { article, knownPages } from './support/pages.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()
const path = knownPages.article.path
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** What this browser has stored before the page is opened. */
const store = (page: Page, look: string) =>
  page.addInitScript((words) => {
    if (window.localStorage.getItem('readingLook') === null) window.localStorage.setItem('readingLook', words)
  }, look)

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const textSize = (page: Page) =>
  page
    .locator('[data-prose="fullText.html"]')
    .first()
    .evaluate((text) => getComputedStyle(text).fontSize)
const sheets = (page: Page) => page.locator('link[rel=stylesheet][href*=LookPanel]')
const [white, sepia, dark] = ['rgb(255, 255, 255)', 'rgb(248, 241, 227)', 'rgb(20, 24, 29)']

describe('an article that was left in its middle', () => {
  const link = (page: Page) => page.getByRole('link', { name: /^从“.+”继续阅读$/ })
  const toSection = async (page: Page): Promise<void> => {
    await page.evaluate(() => {
      const headings = [...document.querySelectorAll('#fulltext h2')]
      headings[2]?.scrollIntoView()
    })
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('stoppedPlaces'))).toContain('"s')
  }

  it('offers the way to that section at the next visit, goes there when asked, and moves nothing', async () => {
    const { page, open: go, problems } = await open()
    await go(article.site, path('zh'))
    expect(await link(page).count()).toBe(0)
    await toSection(page)
    await go('slgc', '/zh/home')
    await noteShifts(page)
    await go(article.site, path('zh'))
    await link(page).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(mostShift)
    const target = (await link(page).getAttribute('href')) ?? ''
    await link(page).click()
    expect(new URL(page.url()).hash).toBe(target)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    expect(problems).toEqual([])
  })

  it('offers nothing where the section is gone, and another article nothing of it', async () => {
    const { page, open: go } = await open()
    await go(article.site, path('zh'))
    await toSection(page)
    await go('dqsb', knownPages.shortArticle.path('zh'))
    expect(await link(page).count()).toBe(0)
    await go(article.site, path('zh'))
    await link(page).waitFor()
    await page.evaluate(() => {
      const stored = window.localStorage.getItem('stoppedPlaces') ?? ''
      window.localStorage.setItem('stoppedPlaces', stored.replace(/"s[^"]*"\]/, '"s-gone"]'))
    })
    await page.reload()
    await takenOver(page)
    await page.getByRole('navigation', { name: '本文目录' }).getByText('已读').waitFor()
    expect(await link(page).count()).toBe(0)
  })
})

describe('a reader who wants no place remembered', () => {
  it('switches it off in the tools: what was remembered is gone, and nothing is stored from then on', async () => {
    const { page, open: go, problems } = await open()
    const stored = () => page.evaluate(() => window.localStorage.getItem('stoppedPlaces'))
    const line = page.getByRole('link', { name: /^从“.+”继续阅读$/ })
    const read = (section: number) =>
      page.evaluate((at) => document.querySelectorAll('#fulltext h2')[at]?.scrollIntoView(), section)
    await go(article.site, path('zh'))
    await read(2)
    await expect.poll(stored).toContain('"s')
    await page.reload()
    await line.waitFor()
    await page.getByRole('button', { name: '字号与光线' }).click()
    const remember = page.getByRole('switch', { name: '记住读到哪里' })
    expect(await remember.isChecked()).toBe(true)
    await remember.uncheck()
    expect(await line.count()).toBe(0)
    const off = await stored()
    expect(off).not.toContain('"s')

    await page.reload()
    await read(2)
    await page
      .getByRole('navigation', { name: '本文目录' })
      .getByText(/已读 [1-9]/)
      .waitFor()
    expect([await stored(), await line.count()]).toEqual([off, 0])
    await page.getByRole('button', { name: '字号与光线' }).click()
    expect(await page.getByRole('switch', { name: '记住读到哪里' }).isChecked()).toBe(false)
    await page.getByRole('button', { name: '恢复默认' }).click()
    expect(await page.getByRole('switch', { name: '记住读到哪里' }).isChecked()).toBe(true)
    await read(1)
    await expect.poll(stored).toContain('"s')
    expect(problems).toEqual([])
  })
})

describe('justified text', () => {
  const edges = (page: Page) =>
    page
      .locator('[data-prose="fullText.html"] section > p')
      .first()
      .evaluate((text) => {
        const { textAlign, hyphens } = getComputedStyle(text)
        return [textAlign, hyphens]
      })
  const openLook = async (page: Page, name: string): Promise<void> => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('switch').first().waitFor()
  }

  it('is chosen in the tools, divides Latin words, and holds in both languages and from the first paint', async () => {
    const { page, open: go, problems } = await open()
    await go(article.site, path('en'))
    expect(await edges(page)).toEqual(['start', 'manual'])
    await openLook(page, 'Text and light')
    const justify = page.getByRole('switch', { name: 'Justify' })
    expect(await justify.isChecked()).toBe(false)
    await justify.check()
    expect(await edges(page)).toEqual(['justify', 'auto'])
    expect(await findings(page, wcag)).toEqual([])
    await noteShifts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await edges(page)).toEqual(['justify', 'auto'])
    await takenOver(page)
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(mostShift)
    await go(article.site, path('zh'))
    expect(await edges(page)).toEqual(['justify', 'auto'])
    await openLook(page, '字号与光线')
    await page.getByRole('switch', { name: '两端对齐' }).uncheck()
    expect(await edges(page)).toEqual(['start', 'manual'])
    expect(problems).toEqual([])
  })

  it('is how Chinese is set beyond phones, and a phone’s bar can have it too', async () => {
    const { page, open: go } = await open()
    await go(article.site, path('zh'))
    await openLook(page, '字号与光线')
    expect(await page.getByRole('switch', { name: '两端对齐' }).isChecked()).toBe(true)
    expect((await edges(page))[0]).toBe('justify')
    const small = await open(phone)
    await small.open(article.site, path('zh'))
    expect((await edges(small.page))[0]).toBe('start')
    await small.page
      .getByRole('navigation', { name: '阅读工具' })
      .getByRole('button', { name: '更多' })
      .click()
    await openLook(small.page, '字号与光线')
    const justify = small.page.getByRole('switch', { name: '两端对齐' })
    expect(await justify.isChecked()).toBe(false)
    await justify.check()
    expect((await edges(small.page))[0]).toBe('justify')
  })
})

describe('the look of texts', () => {
  it('is chosen in the tools, shown at once, and stays for later pages; its code and style come when it is opened', async () => {
    const { page, open: go, problems } = await open()
    await go(article.site, path('zh'))
    expect([await sheets(page).count(), await ground(page), await textSize(page)]).toEqual([0, white, '18px'])
    await page.getByRole('button', { name: '字号与光线' }).click()
    await page.getByRole('radio', { name: '夜间' }).check()
    expect([await ground(page), await sheets(page).count()]).toEqual([dark, 1])
    await page.getByRole('slider', { name: '字号' }).fill('5')
    await page.getByRole('radio', { name: '宽' }).check()
    expect(await textSize(page)).toBe('22px')
    const width = () => page.evaluate(() => document.querySelector('#whole-article')?.clientWidth)
    expect(await width()).toBe(720)
    expect(await findings(page, wcag)).toEqual([])

    await page.reload({ waitUntil: 'domcontentloaded' })
    expect([await ground(page), await textSize(page), await width()]).toEqual([dark, '22px', 720])
    await page.getByRole('button', { name: '字号与光线' }).click()
    await page.getByRole('button', { name: '恢复默认' }).click()
    expect([await ground(page), await textSize(page), await width()]).toEqual([white, '18px', 648])
    expect(await page.evaluate(() => window.localStorage.getItem('readingLook'))).toBeNull()
    expect(problems).toEqual([])
  })

  it('is there with the first paint, and nothing moves for it', async () => {
    const { page, open: go } = await open(phone)
    await store(page, 'sepia size5')
    await noteShifts(page)
    // what is seen first is seen in this light: the stylesheet is in the way of the paint
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        document.documentElement.dataset['firstGround'] ??= getComputedStyle(document.body).backgroundColor
      }).observe({ type: 'paint', buffered: true })
    })
    await go(article.site, path('en'))
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('LookPanel') && name.endsWith('.css'))
        .map(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus,
        ),
    )
    expect(blocking).toEqual(['blocking'])
    expect(await page.evaluate(() => document.documentElement.dataset['firstGround'])).toBe(sepia)
    expect(await ground(page)).toBe(sepia)
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(mostShift)
  })

  it('follows the system where the reader has chosen that, and is white on paper', async () => {
    const { page, open: go } = await open({ colorScheme: 'dark' })
    await go(article.site, path('zh'))
    expect(await ground(page)).toBe(white)
    await page.evaluate(() => window.localStorage.setItem('readingLook', 'system'))
    await page.reload()
    expect(await ground(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await ground(page)).toBe(white)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await ground(page)).toBe(white)
  })

  it('is in reach of a phone’s bar, and needs scripts to be offered', async () => {
    const { page, open: go } = await open(phone)
    await go(article.site, path('en'))
    await page
      .getByRole('navigation', { name: 'Reading tools' })
      .getByRole('button', { name: 'More' })
      .click()
    await page.getByRole('button', { name: 'Text and light' }).click()
    await page.getByRole('radio', { name: 'Sepia' }).check()
    expect(await ground(page)).toBe(sepia)
    expect(await page.getByRole('group', { name: 'Width' }).count()).toBe(0)
    expect(await findings(page, wcag)).toEqual([])
    const bare = await open({ javaScriptEnabled: false })
    await bare.open(article.site, path('en'))
    expect(await bare.page.getByRole('button', { name: 'Text and light' }).isVisible()).toBe(false)
  })

  it.each(['dark', 'sepia'])(
    'can be read on pages of every kind in %s light [C3.5]',
    async (look) => {
      const { page, open: go } = await open()
      await store(page, look)
      const found: string[] = []
      for (const [name, { site, path: at }] of Object.entries(knownPages)) {
        await go(site, at('zh'))
        found.push(...(await colourFindings(page)).map((each) => `${name}: ${each}`))
      }
      expect(found).toEqual([])
    },
    240_000,
  )

  it('can be read in every theme [C3.5]', async () => {
    const { page, open: go } = await open()
    await store(page, 'dark')
    // what a preset colours is the chrome, links and buttons: a short article has them all
    await go('dqsb', knownPages.shortArticle.path('en'))
    const presets = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
        .map((rule) => /^\.(\w+)\[data-look~="?dark"?\]/.exec(rule.cssText)?.[1] ?? '')
        .filter((name) => name !== ''),
    )
    expect(presets).toHaveLength(themeIds.length)
    const found: string[] = []
    for (const look of ['dark', 'sepia'])
      for (const preset of presets) {
        await page.evaluate(
          ([words, name]) => {
            const root = document.documentElement
            root.dataset['look'] = words
            root.className = name
          },
          [look, preset] as const,
        )
        found.push(...(await colourFindings(page)).map((each) => `${look} ${preset}: ${each}`))
      }
    expect(found).toEqual([])
  }, 120_000)
})
