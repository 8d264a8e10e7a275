import type { Page } from 'playwright'

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

const pressSummary =
  (name: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('summary').and(page.getByLabel(name)).filter({ visible: true }).tap()
    await page.locator(shown).filter({ visible: true }).first().waitFor()
  }

const pressButton =
  (name: RegExp, shown: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().tap()
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
    await page.getByRole('link', { name: /^Cite/ }).filter({ visible: true }).first().tap()
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
          await page.locator('summary', { hasText: 'Refine' }).tap()
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
          await box.tap()
          await box.pressSequentially(' flu', { delay: 120 })
        },
      },
    ],
  },
]
