import type { Locator, Page } from 'playwright'

/** Something that a reader does with a page, and how it shows that it was done. */
export interface Touch {
  readonly name: string
  readonly act: (page: Page) => Promise<unknown>
}

export interface TouchedPage {
  readonly name: string
  readonly site: string
  readonly path: string
  readonly touches: readonly Touch[]
}

/** Taps on the middle of what is seen, as a finger does: a tap by locator runs scripts of its own in the page. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`nothing is seen of ${target.toString()}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const pressSummary =
  (name: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await tap(page, page.locator('summary').and(page.getByLabel(name)).filter({ visible: true }))
    await page.locator(shown).filter({ visible: true }).first().waitFor()
  }

const pressButton =
  (name: RegExp, shown: string) =>
  async (page: Page): Promise<void> => {
    await tap(page, page.getByRole('button', { name }).filter({ visible: true }).first())
    await page.locator(shown).filter({ visible: true }).first().waitFor()
  }

const openMenu: Touch = {
  name: 'menu',
  act: pressSummary('Open menu', 'header details[open], [role=dialog]'),
}
const addToBasket: Touch = {
  name: 'add to the basket',
  act: pressButton(/^Add to basket/, 'button[aria-pressed=true]'),
}
const cite: Touch = {
  name: 'cite',
  act: async (page) => {
    await tap(page, page.getByRole('link', { name: /^Cite/ }).filter({ visible: true }).first())
    await page.getByRole('dialog').waitFor()
  },
}

/** Pages in English, as a phone has them, and what is done on them; each begins with the page as it came. */
export const touchedPages: readonly TouchedPage[] = [
  {
    name: 'home',
    site: 'slgc',
    path: '/en/home',
    touches: [
      openMenu,
      { name: 'search', act: pressSummary('Open search', 'input[name=q]') },
      addToBasket,
      cite,
    ],
  },
  {
    name: 'article',
    site: 'slgc',
    path: '/en/article/doi/10.5555/slgc.2026.05.001',
    touches: [
      openMenu,
      { name: 'contents', act: pressButton(/^Contents$/, '[role=dialog], [popover]') },
      { name: 'more', act: pressButton(/^More$/, '[role=dialog], [role=menu], [popover]') },
      cite,
    ],
  },
  {
    name: 'search',
    site: 'emf',
    path: '/article?q=model&lang=en',
    touches: [
      openMenu,
      {
        name: 'refine',
        act: async (page) => {
          await tap(page, page.locator('summary', { hasText: 'Refine' }))
          await page.locator('details[open] > summary', { hasText: 'Refine' }).waitFor()
        },
      },
      addToBasket,
      cite,
      {
        name: 'words in the box',
        act: async (page) => {
          const box = page
            .getByRole('combobox')
            .or(page.getByRole('searchbox'))
            .filter({ visible: true })
            .first()
          await tap(page, box)
          await box.pressSequentially(' flu', { delay: 120 })
        },
      },
    ],
  },
]
