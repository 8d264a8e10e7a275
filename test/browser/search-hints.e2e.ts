import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { squeezed } from './support/squeezed.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

/** Types of searches that their select has no room for, beside its arrow. */
const cutTypes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const arrow = 16
    const canvas = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll<HTMLSelectElement>('header form[role=search] select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select)
        const words = select.selectedOptions[0]?.label ?? ''
        if (canvas === null) return [words]
        canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const room =
          select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
        return canvas.measureText(words).width > room ? [words] : []
      })
  })

/** A sample site of each header style. */
const sites = ['slgc', 'gzxb', 'dqsb', 'hengwen', 'emf', 'yhy']

describe.each([390, 768, 820, 900, 960, 1024, 1440])(
  'the hint of a search box in a window of %i pixels',
  (width) => {
    it.each(sites)('is shown to its end (%s)', async (site) => {
      const { page, open: go } = await open({ viewport: { width, height: 900 } })
      for (const language of ['zh', 'en']) {
        await go(site, `/${language}/home`)
        // where a header has no room for a box, it hangs below a button
        for (const button of await page.locator('header details:has([type=search]) > summary:visible').all())
          await button.click()
        expect(await page.locator('header [type=search]:visible').count()).toBe(1)
        expect((await squeezed(page)).filter((one) => one.startsWith('a cut hint'))).toEqual([])
      }
    })
  },
)

describe.each([820, 860, 899, 900, 930, 960, 1024])(
  'the type of a search in header style five, in a window of %i pixels',
  (width) => {
    it('is read whole', async () => {
      const { page, open: go } = await open({ viewport: { width, height: 900 } })
      for (const language of ['zh', 'en']) {
        await go('emf', `/${language}/home`)
        await expect.poll(() => page.locator('header form[role=search] select:visible').count()).toBe(1)
        await page.evaluate(() => document.fonts.ready)
        expect(await cutTypes(page)).toEqual([])
      }
    })
  },
)
