import { describe, expect, it } from 'vitest'
import { nextFrame, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

describe('in the few colours of a reader', () => {
  it.each([
    ['/en/rank/views', 'the measures of a ranking', 'Rankings'],
    ['/en/rank/views', 'the periods of a ranking', 'Period'],
  ])('%s has a line under the one that is shown of %s, and under no other', async (path, _, name) => {
    const { page, open: go } = await open({ forcedColors: 'active' })
    await go('slgc', path)
    const lines = await page
      .getByRole('navigation', { name, exact: true })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({
          name: link.textContent,
          isDrawn: getComputedStyle(link).borderBottomColor !== 'rgb(255, 255, 255)',
          isShown: link.hasAttribute('aria-current'),
        })),
      )
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter(({ isDrawn, isShown }) => isDrawn !== isShown)).toEqual([])
  })
})

describe('with wider spacing', () => {
  it('the name of the group in a header keeps its end', async () => {
    const { page, open: go } = await open({ viewport: { width: 1280, height: 900 } })
    await go('slgc', '/en/issue')
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    await nextFrame(page)
    const hidden = await page
      .locator('header:visible')
      .getByRole('link', { name: 'Hengwen Scholarly Press' })
      .locator('span')
      .first()
      .evaluate((name) => name.scrollWidth - name.clientWidth)
    expect(hidden).toBeLessThanOrEqual(1)
  })
})

describe('links of one name', () => {
  it.each(['/en/volumn/home'])(
    'on %s do not lead to different pages from its sections, issues and articles',
    async (path) => {
      const { page, open: go } = await open()
      await go('slgc', path)
      const links = await page.locator('main :is(section, article, li) a:visible').evaluateAll((all) =>
        all.map((link) => ({
          name: link.getAttribute('aria-label') ?? link.textContent.trim(),
          to: (link.getAttribute('href') ?? '').replace(/#.*/, ''),
          of: link.closest('h1, h2, h3, h4') === null,
        })),
      )
      const ways = new Map<string, Set<string>>()
      for (const { name, to } of links.filter(({ of, name: said }) => of && said !== '')) {
        ways.set(name, (ways.get(name) ?? new Set()).add(to))
      }
      const several = [...ways].filter(([, targets]) => targets.size > 1).map(([name]) => name)
      expect(several).toEqual([])
    },
  )
})
