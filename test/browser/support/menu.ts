import type { Page } from 'playwright'
import { codeLoaded } from './loaded-code.ts'

/** The channel menu in its bar, in either language. */
export const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).or(page.getByRole('navigation', { name: '主导航' }))

/** What stands open below the bar. */
export const popup = (page: Page) => menu(page).locator(':scope > ul > li > details[open] > :last-child')

/** Turns to the menu and waits until its keys and its pointer are there. */
export async function operated(page: Page): Promise<void> {
  await menu(page).locator(':scope > ul > li > a').first().focus()
  await codeLoaded(page, 'operate-menu')
}

/** The words of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '')

/** Names of all entries of the menu, in their order. */
export async function allEntries(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...(document.querySelector('header nav')?.querySelectorAll(':scope > ul > li > a') ?? [])].map(
      (link) => link.textContent,
    ),
  )
}
