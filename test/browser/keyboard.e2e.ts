import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { fullTextDoi, pathOf, sampleSites, hasPage, sampleJournals } from './support/sample-sites.ts'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

interface Stop {
  readonly name: string
  readonly part: string
  /** Why a reader could not see where the focus is; '' when it is seen. */
  readonly unseen: string
}

/** Everything that Tab reaches, from the top of the page to its end. */
async function walk(page: Page, most = 400): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((): Stop | null => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const x = Math.min(Math.max(box.left + box.width / 2, 1), window.innerWidth - 2)
      const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 12), 1), window.innerHeight - 2)
      const top = document.elementFromPoint(x, y)
      const covered = top !== null && !element.contains(top) && !top.contains(element)
      const style = getComputedStyle(element)
      const marked = style.outlineStyle !== 'none' || style.boxShadow !== 'none'
      const within = element.closest(':focus-within:not(:focus)')
      const parent = within === null ? null : getComputedStyle(within)
      const markedAround = parent !== null && (parent.outlineStyle !== 'none' || parent.boxShadow !== 'none')
      const name =
        element.getAttribute('aria-label') ??
        (element.textContent?.trim() || element.getAttribute('name') || '')
      const size = Math.min(box.width, box.height) > 0
      return {
        name: name.slice(0, 60),
        part:
          element.closest('[data-part]')?.getAttribute('data-part') ?? element.closest('main')?.tagName ?? '',
        unseen: !size
          ? 'no size'
          : covered
            ? `covered by ${top.outerHTML.slice(0, 80)}`
            : marked || markedAround
              ? ''
              : 'no mark of the focus',
      }
    })
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error(
    `the focus never leaves the page: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(', ')}`,
  )
}

describe('the keyboard alone', () => {
  it.each(sampleSites)(
    'reaches everything of %s, in order, and is always seen',
    async (site) => {
      const doi = sampleJournals.includes(site) ? fullTextDoi(site) : ''
      const { page, open: go } = await open({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      const wrong: string[] = []
      for (const name of (['home', 'issue', 'search'] as const).filter((each) => hasPage(site, each))) {
        await go(site, pathOf(name, 'en', doi))
        const stops = await walk(page)
        for (const { name: label, unseen } of stops)
          if (unseen !== '') wrong.push(`${name}, ${label}: ${unseen}`)
        const changes = stops.filter(({ part }, at) => part !== stops[at - 1]?.part)
        const parts = changes.map(({ part }) => part)
        const reported = `${name}: ${changes.map(({ part, name: label }) => `${part} at ${label}`).join(', ')}`
        expect(
          parts.filter((part) => ['header', 'MAIN', 'footer'].includes(part)),
          reported,
        ).toEqual(['header', 'MAIN', 'footer'])
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )
})
