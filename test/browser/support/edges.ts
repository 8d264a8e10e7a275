import type { Page } from 'playwright'

/**
 * Where what stays in the window lies over something else: over another such part, or over text that it does not end.
 * Each is told with its box; none where the edges are kept. A bar over the whole width ends what is behind it.
 */
export const overlapsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Part {
      readonly element: Element
      readonly box: DOMRect
      readonly bar: boolean
    }
    const shown = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    const stays = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    const partsOf = (element: Element): readonly Element[] =>
      getComputedStyle(element).pointerEvents === 'none' ? [...element.children].flatMap(partsOf) : [element]
    const parts = [...document.querySelectorAll('body *')]
      .filter((element) => stays(element) && shown(element) && element.closest('[data-prose]') === null)
      .flatMap(partsOf)
      .filter(shown)
      .map((element): Part => ({
        element,
        box: element.getBoundingClientRect(),
        bar: element.getBoundingClientRect().width >= document.documentElement.clientWidth - 1,
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight)
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    const named = ({ element, box }: Part): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.className} at ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`
    const found: string[] = []
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1))
        if (
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          meet(one.box, other.box)
        )
          found.push(`${named(one)} over ${named(other)}`)
    // words for screen readers alone
    const unseen = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || unseen(element.parentElement))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder === null || (node.textContent ?? '').trim() === '' || !shown(holder) || unseen(holder))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()]
      for (const part of parts)
        if (!part.bar && !part.element.contains(holder) && lines.some((line) => meet(line, part.box)))
          found.push(`${named(part)} over "${node.textContent?.trim().slice(0, 20)}"`)
    }
    return [...new Set(found)]
  })
