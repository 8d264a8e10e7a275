import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { openedChromium } from './support/watched-page.ts'

// What readers do with a search, by the keyboard alone, in as few steps as anybody needs. A step is a field that is
// filled, or a key that is pressed; the tab key leads from one to the next.

const open = openedChromium()
const field = (page: Page): Locator =>
  page.locator('header').getByRole('search').first().locator('input[type=search]')
const total = async (page: Page): Promise<number> =>
  Number((await page.locator('main p[role=status]').first().innerText()).replaceAll(/\D/g, ''))

function keyboard(page: Page) {
  let steps = 0
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor()
    for (let tabs = 0; tabs < 200 && !(await hasFocus(control)); tabs += 1) await page.keyboard.press('Tab')
    expect(await hasFocus(control)).toBe(true)
    steps += 1
  }
  return {
    steps: () => steps,
    fill: async (control: Locator, text: string) => {
      await reach(control)
      await page.keyboard.type(text)
    },
    enter: async (control?: Locator) => {
      if (control === undefined) steps += 1
      else await reach(control)
      await page.keyboard.press('Enter')
    },
  }
}

async function at(path: string, site = 'slgc') {
  const watched = await open({ viewport: { width: 1440, height: 900 } })
  await watched.open(site, path)
  return { ...watched, by: keyboard(watched.page) }
}

describe('with the keyboard alone', () => {
  it('a title leads to its article in three steps, and a DOI in two [C2.25]', async () => {
    const { page, by, problems } = await at('/en/home')
    await by.fill(field(page), 'Fish through turbines: blade spacing and survival')
    await by.enter()
    await by.enter(page.locator('main ol > li h2 a').first())
    const title = page.locator('main h1', { hasText: 'Fish through turbines' })
    await title.waitFor()
    expect(by.steps()).toBeLessThanOrEqual(3)
    const { pathname } = new URL(page.url())

    const again = await at('/en/home')
    await again.by.fill(field(again.page), decodeURIComponent(pathname.replace(/^.*\/doi\//, '')))
    await again.by.enter()
    await again.page.waitForURL((url) => url.pathname === pathname)
    expect(again.by.steps()).toBeLessThanOrEqual(2)
    expect([...problems, ...again.problems]).toEqual([])
  })

  it('all articles of an author are one step from a hit, in both languages [C2.25]', async () => {
    for (const [language, name] of [
      ['en', 'Tinglan Yu'],
      ['zh', '余听澜'],
    ] as const) {
      const { page, by, problems } = await at(`/article?q=fish&lang=${language}`)
      await by.enter(page.locator('main ol > li').getByRole('link', { name, exact: true }).first())
      await page.waitForURL((url) => url.searchParams.get('q') === name)
      const found = page.locator('main ol > li')
      await expect.poll(() => total(page)).toBeGreaterThan(1)
      expect(by.steps()).toBe(1)
      expect(await found.getByRole('link', { name, exact: true }).count()).toBe(await found.count())
      expect(problems).toEqual([])
    }
  })

  it('two values of a facet within five years take three steps, and each narrows or widens as it says [C2.27]', async () => {
    const { page, by, problems } = await at('/article?q=water&lang=en', 'hengwen')
    const all = await total(page)
    const value = (name: string) =>
      page
        .locator('main section', { has: page.getByRole('heading', { name: 'Journal' }) })
        .getByRole('link')
        .filter({ hasText: name })
    await by.enter(value('Journal of Hydraulic Works'))
    await expect.poll(() => total(page)).toBeLessThan(all)
    const one = await total(page)
    await by.enter(value('Coastal Ocean Letters'))
    await expect.poll(() => total(page)).toBeGreaterThan(one)
    const two = await total(page)
    await by.enter(page.getByRole('link', { name: '5 years', exact: true }))
    await page
      .getByRole('link', { name: '5 years', exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor()
    expect(await total(page)).toBeGreaterThan(0)
    expect(await total(page)).toBeLessThanOrEqual(two)
    expect(by.steps()).toBeLessThanOrEqual(4)
    expect(problems).toEqual([])
  })

  it('no hits become some with one key [C2.25]', async () => {
    const { page, by, problems } = await at('/article?q=zzqqxx+fish&lang=en')
    expect(await total(page)).toBe(0)
    await by.enter(page.getByRole('link', { name: /^Without “zzqqxx”/ }))
    await expect.poll(() => total(page)).toBeGreaterThan(0)
    expect(by.steps()).toBe(1)
    expect(problems).toEqual([])
  })

  it('a whole result is saved as RIS with two keys, and is a feed with one [C7.4]', async () => {
    const { page, by, problems } = await at('/article?q=water&lang=en')
    const count = await total(page)
    await by.enter(page.locator('summary', { hasText: 'Export all results' }))
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      by.enter(page.getByRole('link', { name: 'RefMan' })),
    ])
    const file = await readFile(await saved.path(), 'utf8')
    expect(file.match(/^TY {2}- /gm)).toHaveLength(count)
    expect(by.steps()).toBe(2)

    const feed = page.locator('main a[type="application/rss+xml"]')
    const [answer] = await Promise.all([page.waitForResponse(/\/front\/rss\?/), by.enter(feed)])
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')])
    expect(by.steps()).toBe(3)
    expect(problems).toEqual([])
  })
})
