import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { article } from './support/pages.ts'
import { elementsIn } from './support/read-html.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

const home = '/zh/home'
const steps = {
  article: `/zh/article/doi/${article.doi}`,
  search: '/zh/article?q=%E6%B0%B4',
  feeds: '/zh/rssList',
} as const

const hrefsOfStyles = (html: string): readonly string[] =>
  elementsIn(html, 'link').flatMap(({ rel, href = '' }) =>
    rel === 'stylesheet' && href.startsWith('/assets/') ? [href] : [],
  )

/** A step within the application, as a link makes it. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)

const shown = (page: Page): Promise<string | null> => page.getAttribute('main', 'data-page')

/** What the heading of a page looks like, but for its face: faces come with the second page. */
const look = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      const { display, color, margin, padding, fontSize, fontWeight, lineHeight } = getComputedStyle(heading)
      return [display, color, margin, padding, fontSize, fontWeight, lineHeight]
    })

/** The portal's own stylesheets that apply. */
const styles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet, href }) => sheet !== null && href.includes('/assets/'))
      .map(({ href }) => href),
  )

const patiently = { timeout: 20_000 }

it.each(Object.entries(steps))(
  'a step to another kind of page is shown with its styles, as when it is opened: %s',
  async (_, address) => {
    const { page, open: visit, problems } = await open()
    await visit(article.site, address)
    const opened = { kind: await shown(page), look: await look(page) }
    const named = hrefsOfStyles((await ask({ site: article.site, path: address })).body)
    expect(named.length).toBeGreaterThan(1)
    await visit(article.site, home)
    expect(await shown(page)).toBe('home')

    let letGo = (): void => undefined
    const free = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const held: string[] = []
    await page.route('**/assets/*.css', async (route) => {
      held.push(route.request().url())
      await free
      await route.continue()
    })
    await go(page, address)
    await expect.poll(() => held.length, patiently).toBeGreaterThan(0)
    expect(await shown(page)).toBe('home')
    letGo()
    await expect.poll(() => shown(page), patiently).toBe(opened.kind)
    const present = await styles(page)
    expect(named.filter((href) => !present.some((one) => one.endsWith(href)))).toEqual([])
    await expect.poll(() => look(page), patiently).toEqual(opened.look)
    expect(problems).toEqual([])
  },
)
