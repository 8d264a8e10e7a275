import type { Locator } from 'playwright'

/** Whether an element has the focus: to be polled, since what closes gives it back in a turn of its own. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement)

/** Whether the focus is on an element or inside it. */
export const holdsFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.contains(document.activeElement))
