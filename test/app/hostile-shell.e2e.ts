import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings } from '../browser/support/findings.ts'
import { pairwise } from '../browser/support/pairwise.ts'
import { openedChromium, takenOver } from '../browser/support/watched-page.ts'
import { hostilities, type HostilityName } from './hostile-shell/hostilities.ts'
import { openHostileSites, type HostileSites } from './hostile-shell/hostile-portal.ts'

const open = openedChromium()
let sites: HostileSites

beforeAll(async () => {
  sites = await openHostileSites()
})
afterAll(() => sites.close())

/** A sample site of each header style, 1 to 6; both styles of the toolbar and of the footer are among them. */
const siteOfStyle = ['slgc', 'gzxb', 'dqsb', 'hengwen', 'emf', 'yhy'] as const
const names = Object.keys(hostilities) as readonly HostilityName[]

/** Every two of hostility, site and window stand together once. */
const visits = pairwise({
  name: names,
  site: siteOfStyle,
  window: ['zh 1440', 'en 390', 'en 1024', 'zh 320'],
})

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

describe.each(names)('a shell full of %s', (name) => {
  let port: number
  beforeAll(async () => {
    port = await sites.portalOf(name)
  })

  it.each(visits.filter((visit) => visit.name === name))(
    'runs nothing, leaves the window nowhere and can be read, on $site, $window [C3.2] [C3.6] [C3.12] [C4.11]',
    async ({ site, window }) => {
      const [language, width] = window.split(' ')
      const { page, problems } = await open({ viewport: { width: Number(width), height: 900 } })
      const answer = await page.goto(`http://${site}.localhost:${port}/${language}/home`)
      expect(answer?.status()).toBe(200)
      await takenOver(page)
      expect(await page.locator('header').isVisible()).toBe(true)
      expect(await page.locator('footer').isVisible()).toBe(true)
      expect(await beyondTheWindow(page)).toEqual([])
      expect(await findings(page)).toEqual([])
      expect(await openAll(page)).toEqual([])
      expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
      expect(problems.filter((problem) => !problem.includes('/files/gone'))).toEqual([])
      expect(sites.failures).toEqual([])
    },
  )
})
