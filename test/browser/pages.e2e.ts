import { uiLanguages } from '@xuekan/core'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { knownPages } from './support/pages.ts'
import { addressOf, nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const widths = [1440, 1024, 390, 320]
const nowhere = Object.fromEntries(widths.map((width) => [width, 0]))

/** How far the page reaches beyond the window at each width, in CSS pixels. */
async function overhang(page: Page): Promise<Readonly<Record<number, number>>> {
  const found: Record<number, number> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await nextFrame(page)
    found[width] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }
  return found
}

describe.each(uiLanguages)('every page in %s', (language) => {
  /**
   * Status, language, title, one heading, no width beyond the window, nothing in the console, no failed request; and
   * the browser took over the nodes that the server sent, without asking rc-pub again.
   */
  const stands = (name: keyof typeof knownPages) => async (): Promise<void> => {
    const { site, path, status } = knownPages[name]
    const watched = await open()
    const { page } = watched
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          document.querySelector('h1')?.setAttribute('data-served', '')
      })
    })
    const response = await watched.open(site, path(language))
    expect(response.status()).toBe(status)
    expect(await page.getAttribute('html', 'lang')).toBe(language)
    expect((await page.title()).trim()).not.toBe('')
    expect(await page.locator('h1').count()).toBe(1)
    expect((await page.locator('h1').textContent())?.trim()).not.toBe('')
    expect(await overhang(page)).toEqual(nowhere)
    expect(await page.locator('h1[data-served]').count()).toBe(1)
    expect(watched.calls).toEqual([])
    expect(watched.problems).toEqual([])
  }

  it('opens the home page of a journal whole [C2.1]', stands('journalHome'))
  it('opens the home page of a group whole [C1.2] [C2.1]', stands('groupHome'))
  it('opens the home page of all whole [C1.2] [C2.1]', stands('aggregateHome'))
  it('opens the current issue whole [C2.6]', stands('currentIssue'))
  it('opens a back issue whole [C2.6]', stands('backIssue'))
  it('opens what is online first whole [C2.7]', stands('onlineFirst'))
  it('opens what is just accepted whole, by its older address [C2.7] [C2.9]', stands('justAccepted'))
  it('opens the back issues whole [C2.6] [C3.8]', stands('archive'))
  it('opens the list of all articles whole [C2.10]', stands('science'))
  it('opens an editorial board whole [C2.14]', stands('editorialBoard'))
  it('opens the sections of a journal whole [C2.11] [C2.13]', stands('sections'))
  it('opens an article with full text whole [C2.15]', stands('article'))
  it('opens an article without full text whole [C2.15]', stands('shortArticle'))
  it('opens search results whole [C2.25]', stands('search'))
  it('opens a column without a screen of its own whole [C2.3]', stands('column'))
  it('opens an unknown path whole, as 404 [C2.4]', stands('unknownPath'))
  it('opens a code that no channel has whole, as 404 [C2.3] [C2.4]', stands('unknownCode'))
  it('opens an article that does not exist whole, as 404', stands('unknownArticle'))
  it('opens /errorPage whole [C2.5]', stands('error'))
  it('opens /forbiddenPage whole [C2.5]', stands('forbidden'))
})

describe('the sites that /errorPage names', () => {
  it.each([390, 1024])('stand one below the other at %i px, and lead there [C8.2]', async (width) => {
    const { page } = await open({ viewport: { width, height: 900 } })
    await page.goto(addressOf('nosuchsite', '/en/home'))
    const lines = page.locator('dd li')
    const boxes = await lines.evaluateAll((found) =>
      found.map((line) => line.getBoundingClientRect().toJSON()),
    )
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
    const tops = boxes.map(({ top }) => top)
    expect(tops.length).toBeGreaterThan(5)
    expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
    await page.getByRole('link', { name: 'Journal of Hydraulic Works', exact: true }).click()
    await page.waitForURL(addressOf('slgc', '/en/home'))
  })
})

describe('the look at a page', () => {
  it('sees a script of its own, a picture that is missing, and a block that is too wide', async () => {
    const watched = await open()
    const added =
      '<script>window.inline = true</script><img src="/rc-pub/front/files/get?id=1"><hr width="2000"></body>'
    await watched.tamper('slgc', '/zh/home', (html) => html.replace('</body>', added))
    await watched.open('slgc', '/zh/home')
    expect(watched.problems.some((problem) => problem.includes('Content Security Policy'))).toBe(true)
    expect(watched.problems.some((problem) => problem.startsWith('404: '))).toBe(true)
    expect((await overhang(watched.page))[1440]).toBeGreaterThan(0)
  })
})
