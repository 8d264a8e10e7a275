import { uiLanguages } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { sampleJournals, sampleSites } from './support/sample-sites.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

/** The narrowest phone, a phone, a tablet and a little more, and tablets that lie. */
const widths = [320, 390, 768, 820, 910, 1024, 1090, 1180] as const

const groupName = { zh: '衡文学术出版', en: 'Hengwen Scholarly Press' } as const

describe('the name of a site', () => {
  it.each(uiLanguages)(
    'is never cut in its header, in %s, however narrow the window is [C2.38]',
    async (language) => {
      const { page, open: go } = await open({ javaScriptEnabled: false })
      for (const site of sampleSites) {
        await go(site, `/${language}/home`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const names = await page
            .locator('header a > span > span[lang]:first-child')
            .evaluateAll((spans) =>
              spans
                .filter((span) => span.checkVisibility() && span.clientHeight > 0)
                .map(
                  (span) =>
                    span.scrollHeight - span.clientHeight < 10 && span.scrollWidth - span.clientWidth <= 1,
                ),
            )
          expect(names, `${site} ${width}`).toContain(true)
          expect(names, `${site} ${width}`).not.toContain(false)
        }
      }
    },
  )
})

describe('the way to the group', () => {
  it.each(uiLanguages)(
    'is named whole above every journal, in %s, however narrow the window is [C3.2]',
    async (language) => {
      const { page, open: go } = await open({ javaScriptEnabled: false })
      for (const site of sampleJournals) {
        await go(site, `/${language}/home`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const [cut] = await page
            .getByRole('banner')
            .getByText(groupName[language], { exact: true })
            .filter({ visible: true })
            .evaluateAll((names) =>
              names.map((name) =>
                Math.max(name.scrollHeight - name.clientHeight - 9, name.scrollWidth - name.clientWidth),
              ),
            )
          expect(cut, `${site} ${width}`).toBeLessThanOrEqual(1)
        }
      }
    },
  )
})

describe('the number of an issue', () => {
  it('stands on the line of its word in the list of the newest, however wide the window is', async () => {
    const { page, open: go } = await open({ javaScriptEnabled: false })
    await go('www', '/en/home')
    const numbers = page.locator('main li > a > span', { hasText: /, issue.\d+$/ })
    for (const width of [...widths, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await numbers.evaluateAll((names) =>
        names.flatMap(({ firstChild, textContent }) => {
          if (firstChild === null) return []
          const range = document.createRange()
          range.setStart(firstChild, textContent.lastIndexOf('issue'))
          range.setEnd(firstChild, textContent.length)
          return range.getClientRects().length
        }),
      )
      expect(lines, String(width)).toEqual([1, 1, 1, 1])
    }
  })
})
