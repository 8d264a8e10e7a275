import { describe, expect, it } from 'vitest'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const path = '/article/doi/10.5555/slgc.2026.05.001'

describe('what supplements an article', () => {
  it.each([
    ['zh', '附件 1', '附件 2'],
    ['en', 'Supplement 1', 'Supplement 2'],
  ])('says its kind and its size, and has its bytes [C7.15] (%s)', async (language, table, film) => {
    const { page, open: go } = await open()
    await go('slgc', `/${language}${path}`)
    const told = async (label: string) => {
      const supplement = page.locator('.supplement').filter({ hasText: label })
      const bytes = await supplement
        .getByRole('link')
        .evaluate(
          async (link: HTMLAnchorElement) => (await (await fetch(link.href)).arrayBuffer()).byteLength,
        )
      return [await supplement.locator('small').innerText(), bytes] as const
    }
    const [tableTold, tableBytes] = await told(table)
    expect(tableTold).toBe(`CSV · ${Math.round(tableBytes / 1024)} KB`)
    const [filmTold, filmBytes] = await told(film)
    expect(filmTold).toBe(`WEBM · ${Math.round(filmBytes / 1024)} KB`)
  })

  it.each([1440, 390])('plays in its place where it is a film, within the text (%d)', async (width) => {
    const { page, open: go, problems } = await open({ viewport: { width, height: 800 } })
    await go('slgc', `/en${path}`)
    const film = page.getByLabel(/^Supplement 2 Young fish/)
    await film.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 1)
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await film.focus()
    await page.keyboard.press('Space')
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    const [box, text] = [await film.boundingBox(), await page.locator('#fulltext').boundingBox()]
    expect(box?.x).toBeGreaterThanOrEqual(text?.x ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((text?.x ?? 0) + (text?.width ?? 0) + 1)
    expect(problems).toEqual([])
  })

  it('is there without scripts, and is not printed', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('slgc', `/zh${path}`)
    expect(await page.getByLabel(/^附件 2/).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByLabel(/^附件 2/).isVisible()).toBe(false)
  })
})
