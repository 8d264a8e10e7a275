/** How the bar's parts are found in the page, as ChannelMenu writes them. */

/** Entries that are seen, More among them, in order. */
export function entriesOf(nav: HTMLElement): readonly HTMLElement[] {
  const list = nav.querySelector(':scope > ul')
  return [...(list?.children ?? [])].filter(
    (entry): entry is HTMLElement => entry instanceof HTMLElement && entry.getClientRects().length > 0,
  )
}

/** The entry that an element is part of, its open second level included; null for the ground of the bar. */
export function entryAround(nav: HTMLElement, target: EventTarget | null): HTMLElement | null {
  const list = nav.querySelector(':scope > ul')
  let at = target instanceof Element ? target : null
  while (at !== null && at.parentElement !== list) at = at.parentElement
  return at instanceof HTMLElement ? at : null
}

/** The second level of an entry; null for one that has none. */
export const disclosureOf = (entry: HTMLElement): HTMLDetailsElement | null =>
  entry.querySelector(':scope > details')

export const openDisclosure = (nav: HTMLElement): HTMLDetailsElement | null =>
  nav.querySelector(':scope > ul > li > details[open]')

/** What of an entry takes the focus: its link, or the button of More. */
export const controlOf = (entry: HTMLElement): HTMLElement | null =>
  entry.querySelector(':scope > a, :scope > details > summary')

/** What stands open: the list or the panel. */
export const popupOf = (details: HTMLDetailsElement): HTMLElement | null => {
  const last = details.lastElementChild
  return last instanceof HTMLElement && last.tagName !== 'SUMMARY' ? last : null
}

/** Links and buttons within an open second level that can be reached now. */
export const reachableIn = (details: HTMLDetailsElement): readonly HTMLElement[] =>
  [...(popupOf(details)?.querySelectorAll<HTMLElement>('a[href], summary') ?? [])].filter(
    (element) => element.getClientRects().length > 0,
  )

/** Opens a second level, which closes any other, on the side of its entry where the window has room. */
export function openUp(details: HTMLDetailsElement): void {
  details.open = true
  const popup = popupOf(details)
  if (popup === null || popup.hasAttribute('data-panel')) return
  popup.removeAttribute('data-align')
  const { right } = popup.getBoundingClientRect()
  if (right > document.documentElement.clientWidth - 8) popup.setAttribute('data-align', 'end')
}
