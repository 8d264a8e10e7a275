import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings } from '../browser/support/findings.ts'
import { openedChromium, takenOver } from '../browser/support/watched-page.ts'
import { hostilities, type HostilityName } from './hostile-chrome/hostilities.ts'
import { openHostileSites, type HostileSites } from './hostile-chrome/hostile-portal.ts'

const open = openedChromium()
let sites: HostileSites

beforeAll(async () => {
  sites = await openHostileSites()
})
afterAll(() => sites.close())

/** A sample site of each header style, 1 to 6; both styles of the toolbar and of the footer are among them. */
const siteOfStyle = ['slgc', 'gzxb', 'dqsb', 'hengwen', 'emf', 'yhy'] as const
/** Each site is seen in two of these windows. */
const windows = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1024 },
  { language: 'zh', width: 320 },
] as const
const windowsOf = (site: number) => windows.filter((_, index) => index % 2 === site % 2)

/** What of the page can be seen beyond the edges of its window. */
const beyondTheWindow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const outside = [...document.querySelectorAll('header a, header button, footer a, footer p, footer dd')]
      .filter((part) => part.checkVisibility() && part.closest('[role=group]') === null)
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        return width > 1 && (left < -1 || right > clientWidth + 1)
      })
      .map((part) => part.outerHTML.slice(0, 120))
    return scrollWidth > clientWidth ? [`scrolls ${scrollWidth}`, ...outside] : outside
  })

/** Opens whatever the header opens, one after the other, and looks at each. */
async function openAll(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  const openers = page.locator('header [aria-expanded=false]:visible')
  for (let index = 0, count = Math.min(await openers.count(), 12); index < count; index += 1) {
    const opener = openers.nth(index)
    if (!(await opener.isVisible())) continue
    await opener.click()
    problems.push(...(await beyondTheWindow(page)))
    await page.keyboard.press('Escape')
  }
  return problems
}

describe.each(Object.keys(hostilities) as readonly HostilityName[])('a chrome full of %s', (name) => {
  let port: number
  beforeAll(async () => {
    port = await sites.portalOf(name)
  })

  it.each(siteOfStyle.map((site, index) => [site, windowsOf(index)] as const))(
    'runs nothing, leaves the window nowhere and can be read, on %s [C3.2] [C3.6] [C3.12] [C4.11]',
    async (site, seen) => {
      for (const { language, width } of seen) {
        const { page, problems } = await open({ viewport: { width, height: 900 } })
        const where = `${language} ${width}`
        const answer = await page.goto(`http://${site}.localhost:${port}/${language}/home`)
        expect(answer?.status(), where).toBe(200)
        await takenOver(page)
        expect(await page.locator('header').isVisible(), where).toBe(true)
        expect(await page.locator('footer').isVisible(), where).toBe(true)
        expect(await beyondTheWindow(page), where).toEqual([])
        expect(await findings(page), where).toEqual([])
        expect(await openAll(page), where).toEqual([])
        expect(await page.evaluate(() => 'hacked' in globalThis), where).toBe(false)
        expect(
          problems.filter((problem) => !problem.includes('/files/gone')),
          where,
        ).toEqual([])
        expect(sites.failures, where).toEqual([])
        await page.context().close()
      }
    },
  )
})
