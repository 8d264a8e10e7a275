/**
 * Scrolls a page that is come back to, to where it was left, before the application is here. A page that the
 * application has had in hand says that the browser must not scroll it; as it is left it takes that back, but a busy
 * page is ended before it can. `key` names the places in the tab's storage (`adapters/browser/entry-scroll.ts`).
 */
export function returnToPlace(window: Window, key: string): void {
  const { history } = window
  if (history.scrollRestoration === 'auto' || window.scrollY !== 0) return
  try {
    const { entry } = history.state as { readonly entry: string }
    const places = JSON.parse(window.sessionStorage.getItem(key) ?? '') as Readonly<Record<string, number>>
    const top = places[entry]
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
  } catch {
    // an entry without a place, or a browser that stores none: the page begins at its top
  }
}
