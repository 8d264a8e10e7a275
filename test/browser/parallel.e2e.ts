import { describe, expect, it } from 'vitest'
import { overlapsOf } from './support/edges.ts'
import { article, knownPages } from './support/pages.ts'
import { openedChromium, type WatchedPage } from './support/watched-page.ts'

const open = openedChromium()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

describe('two texts beside each other', () => {
  /** The page of both texts, as the article offers it. */
  const both = async (watched: Pick<WatchedPage, 'page' | 'open'>): Promise<void> => {
    await watched.open(article.site, knownPages.article.path('zh'))
    const path = await watched.page.locator('a[href^="/zh/parallel/"]').first().getAttribute('href')
    await watched.open(article.site, path ?? '/')
  }

  it.each([
    [768, 1024],
    [1024, 800],
    [1440, 900],
  ])(
    'have a bar at %i px that says where the reader is, and holds the contents [C2.15]',
    async (width, height) => {
      const watched = await open({ viewport: { width, height } })
      const { page, problems } = watched
      await both(watched)
      const contents = page.getByRole('button', { name: '目录', exact: true })
      await contents.click()
      const outline = page.getByRole('navigation', { name: '本文目录' })
      await outline.getByRole('link', { name: '2 试验', exact: true }).click()
      expect(await outline.isVisible()).toBe(false)
      const bar = contents.locator('..')
      await bar.locator('b', { hasText: '2 试验' }).waitFor()
      await expect.poll(() => bar.innerText()).toMatch(/已读 [1-9]\d*%/)
      const heading = page.getByRole('heading', { name: '2 试验', exact: true })
      const below = async (): Promise<boolean> => {
        const [over, under] = [await bar.boundingBox(), await heading.boundingBox()]
        return over?.y === 0 && (under?.y ?? 0) >= over.height
      }
      await expect.poll(below).toBe(true)
      expect(await overlapsOf(page)).toEqual([])
      expect(problems).toEqual([])
    },
  )

  it('have the bar of an article on a phone, with contents, figures, citation and more [C2.38]', async () => {
    const watched = await open(phone)
    const { page, problems } = watched
    await both(watched)
    const foot = page.getByRole('navigation', { name: '阅读工具' })
    await foot.getByRole('button', { name: '目录' }).tap()
    const outline = page.getByRole('navigation', { name: '本文目录' })
    await outline.getByRole('link', { name: '2 试验', exact: true }).tap()
    await expect.poll(() => outline.isVisible()).toBe(false)
    const progress = foot.getByRole('progressbar', { name: '阅读进度' })
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
    await foot.getByRole('link', { name: '图表' }).tap()
    await expect.poll(() => page.locator('figure:target').count()).toBe(1)
    await foot.getByRole('button', { name: '更多' }).tap()
    const sheet = page.getByRole('complementary', { name: '文章工具' })
    expect(await sheet.getByRole('button', { name: '复制链接' }).isVisible()).toBe(true)
    await sheet.getByRole('button', { name: '加入批量引用' }).tap()
    await page.keyboard.press('Escape')
    expect(await overlapsOf(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
