import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { overlapsOf } from './support/edges.ts'
import { article, knownPages } from './support/pages.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const articleAt = (language: 'zh' | 'en'): string => knownPages.article.path(language)

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await nextFrame(page)
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const outline = (page: Page) => page.getByRole('navigation', { name: '本文目录' })
const present = (page: Page) => outline(page).locator('[aria-current=location]')
const bar = (page: Page) => page.getByRole('navigation', { name: '阅读工具' })

describe('the pictures of a text', () => {
  it.each([390, 1440])('have their place at %i pixels before they have come', async (width) => {
    const { page, open: go } = await open({ viewport: { width, height: 844 } })
    await page.route(/files\/get/, (route) => route.abort('aborted'))
    await go(article.site, articleAt('zh'))
    const places = await page.locator('#fulltext figure img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
        return Math.abs(width / ratio - height) < 1 && height > 100
      }),
    )
    expect(places.length).toBeGreaterThan(1)
    expect(places).not.toContain(false)
  })
})

describe('the edges of the window', () => {
  it.each(['article', 'journalHome', 'backIssue', 'search'] as const)(
    'of %s are each owned by one: nothing covers another thing or text from 320 to 2560 px [C4.18] [C4.19]',
    async (name) => {
      const { page, open: go } = await open()
      const { site, path } = knownPages[name]
      await go(site, path('zh'))
      const found: string[] = []
      for (const width of [320, 390, 600, 768, 1024, 1080, 1280, 1352, 1353, 1376, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 })
        for (const top of [700, 1e6]) {
          await scrollTo(page, top)
          // on the widest windows a short page has no such way to go
          if (await page.evaluate(() => window.scrollY > 400))
            await page.getByRole('button', { name: '回到顶部' }).first().waitFor()
          found.push(...(await overlapsOf(page)).map((each) => `${width} px, ${top}: ${each}`))
        }
      }
      expect(found).toEqual([])
    },
    60_000,
  )

  it('are seen to be covered by the look at them', async () => {
    const { page, open: go } = await open()
    await go(article.site, articleAt('zh'))
    expect(await overlapsOf(page)).toEqual([])
    await page.evaluate(() => {
      const float = document.createElement('div')
      float.setAttribute('aria-label', 'a float')
      Object.assign(float.style, {
        position: 'fixed',
        top: '0',
        left: '300px',
        width: '80px',
        height: '100%',
      })
      document.body.append(float)
    })
    expect((await overlapsOf(page)).join()).toContain('a float')
  })

  it.each([
    [390, 844, 1.5],
    [768, 1024, 1],
    [1440, 900, 1],
  ] as const)(
    'the abstract begins in the first screen at %i px, after one swipe on a phone',
    async (width, height, screens) => {
      const { page, open: go } = await open({ viewport: { width, height } })
      for (const language of ['zh', 'en'] as const) {
        await go(article.site, articleAt(language))
        const top = await page
          .locator(language === 'zh' ? '#abstractsZh p' : '#abstractsEn p')
          .first()
          .evaluate((element) => element.getBoundingClientRect().top)
        expect(top).toBeLessThan(height * screens)
      }
    },
  )
})

describe('the outline of an article', () => {
  it('marks the section that is read, and how much is left till the end, and leads on [C2.15]', async () => {
    const { page, open: go, problems } = await open()
    await go(article.site, articleAt('zh'))
    await present(page).waitFor()
    expect(await present(page).textContent()).toBe('摘要')
    const minutes = async (): Promise<number> =>
      Number(/约余? ?(\d+) 分钟/.exec((await outline(page).textContent()) ?? '')?.[1])
    const all = await minutes()
    expect(all).toBeGreaterThan(1)
    const sections = outline(page).getByRole('link')
    const last = (await sections.count()) - 1
    for (const index of [3, 6, last]) {
      await sections.nth(index).click()
      const text = (await sections.nth(index).textContent()) ?? ''
      await present(page).filter({ hasText: text }).waitFor()
      expect(await present(page).count()).toBe(1)
    }
    expect(await outline(page).textContent()).toContain('已读 100%')
    expect(await outline(page).textContent()).not.toContain('分钟')
    expect(problems).toEqual([])
  })

  it.each([
    [1024, 768],
    [800, 600],
  ] as const)(
    'stays in reach beside the text at %i px, and shows the present section',
    async (width, height) => {
      const { page, open: go } = await open({ viewport: { width, height } })
      await go(article.site, articleAt('en'))
      const rail = page.getByRole('navigation', { name: 'In this article' })
      await scrollTo(page, 1e6)
      const current = rail.locator('[aria-current=location]').filter({ hasText: 'Cite' })
      await current.waitFor()
      const box = await current.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    },
  )

  it('is a sheet over the bar of a phone, which closes for what it leads to [C2.15]', async () => {
    const { page, open: go, problems } = await open(phone)
    await go(article.site, articleAt('zh'))
    await bar(page).getByRole('button', { name: '目录' }).tap()
    await outline(page).getByRole('link', { name: '5 讨论' }).tap()
    await outline(page).waitFor({ state: 'hidden' })
    const heading = await page.getByRole('heading', { name: '5 讨论' }).boundingBox()
    const edge = await bar(page).boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual(0)
    expect(heading?.y).toBeLessThan(edge?.y ?? 0)
    expect(problems).toEqual([])
  })

  it('works without scripts, on a phone too', async () => {
    const { page, open: go } = await open({ ...phone, javaScriptEnabled: false })
    await go(article.site, articleAt('zh'))
    expect(await outline(page).isVisible()).toBe(false)
    await bar(page).getByRole('button', { name: '目录' }).tap()
    await outline(page).getByRole('link', { name: '5 讨论' }).tap()
    expect(new URL(page.url()).hash).not.toBe('')
    expect(await page.getByRole('heading', { name: '5 讨论' }).isVisible()).toBe(true)
  })
})

describe('the bar of a phone', () => {
  it('owns the foot of the window, and nothing of the page ends behind it [C2.38]', async () => {
    const { page, open: go } = await open(phone)
    await go(article.site, articleAt('zh'))
    await scrollTo(page, 1e6)
    const edge = await bar(page).boundingBox()
    expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBe(844)
    const last = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom)
    expect(last).toBeLessThanOrEqual((edge?.y ?? 0) + 1)
    for (const cell of await bar(page).locator('button, a').all()) {
      const box = await cell.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })

  it('leads to the top past 400 px, and counts the basket, which its sheet opens [C4.18] [C4.19] [C9.2]', async () => {
    const { page, open: go, problems } = await open(phone)
    await go(article.site, articleAt('zh'))
    expect(await bar(page).getByRole('link', { name: 'PDF' }).isVisible()).toBe(true)
    await scrollTo(page, 2000)
    const more = bar(page).getByRole('button', { name: '更多' })
    await more.tap()
    const sheet = page.getByRole('complementary', { name: '文章工具' })
    await sheet.getByRole('button', { name: '加入批量引用' }).tap()
    await more.filter({ hasText: '1' }).waitFor()
    expect(await sheet.getByRole('link', { name: '下载 PDF' }).isVisible()).toBe(true)
    expect(await sheet.getByRole('button', { name: '复制链接' }).isVisible()).toBe(true)
    expect(await sheet.getByRole('link', { name: 'EN' }).isVisible()).toBe(true)
    await sheet.getByRole('button', { name: '批量引用，1 篇文章' }).tap()
    await page.getByRole('dialog', { name: '批量引用' }).waitFor()
    expect(await sheet.isVisible()).toBe(false)
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap()
    await bar(page).getByRole('button', { name: '回到顶部' }).tap()
    await page.waitForFunction(() => window.scrollY === 0)
    await bar(page).getByRole('link', { name: 'PDF' }).waitFor()
    expect(problems).toEqual([])
  })
})
