import { describe, expect, it } from 'vitest'
import { squeezed } from './support/squeezed.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

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
