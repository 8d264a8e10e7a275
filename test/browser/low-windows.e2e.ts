import { describe, expect, it } from 'vitest'
import { article, knownPages } from './support/pages.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()
const path = knownPages.article.path

describe('what opens in a rail that is lower than its tools', () => {
  it.each([
    [844, 390],
    [1280, 600],
  ])('is seen at once at %i × %i pixels, while the page stays where it is', async (width, height) => {
    const { page, open: go, problems } = await open({ viewport: { width, height } })
    await go(article.site, path('zh'))
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.getByRole('button', { name: '字号与光线' }).click()
    const size = page.getByRole('slider')
    await size.waitFor()
    const [top, bottom, scrolled] = await size.evaluate((slider) => {
      const rect = slider.getBoundingClientRect()
      return [rect.top, rect.bottom, window.scrollY]
    })
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(height)
    expect(scrolled).toBe(700)
    expect(problems).toEqual([])
  })
})
