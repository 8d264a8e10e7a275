import type { Page } from 'playwright'

/**
 * Words of the page that lie over others, or touch what stands beside them in another box; and by how much the page is
 * wider than its window. [] where all can be read.
 */
export const wordsOverWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** A line of words: where it is seen, without what its ascenders and descenders reach into. */
    interface Line {
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
      readonly box: Element
      readonly words: string
    }
    const leastGap = 5
    const elsewhere = '[popover],dialog,option,select,svg,math,[aria-hidden=true],nav[aria-label] details'

    /** The parts of the window that show an element; null where it is hidden, or there for screen readers alone. */
    const windowsOf = (element: Element): readonly DOMRect[] | null => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null
      if (element.closest(elsewhere) !== null) return null
      const windows: DOMRect[] = []
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each)
        const rect = each.getBoundingClientRect()
        if (clipPath !== 'none' || (overflowX !== 'visible' && rect.width <= 1)) return null
        if (each !== document.body && each !== document.documentElement && overflowY !== 'visible')
          windows.push(rect)
      }
      return windows
    }
    const boxOf = (element: Element): Element => {
      const { parentElement } = element
      return parentElement !== null && getComputedStyle(element).display === 'inline'
        ? boxOf(parentElement)
        : element
    }
    const linesOf = (text: Node): readonly Line[] => {
      const { parentElement } = text
      const windows = parentElement === null ? null : windowsOf(parentElement)
      if (parentElement === null || windows === null) return []
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].flatMap((rect) => {
        const middle = (rect.top + rect.bottom) / 2
        if (rect.height > 80 || windows.some(({ top, bottom }) => middle < top || middle > bottom)) return []
        const left = Math.max(rect.left, ...windows.map((each) => each.left))
        const right = Math.min(rect.right, ...windows.map((each) => each.right))
        const reach = rect.height / 5
        const line = { left, right, top: rect.top + reach, bottom: rect.bottom - reach }
        return right - left < 2 ? [] : [{ ...line, box: boxOf(parentElement), words: text.textContent ?? '' }]
      })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (walker.nextNode() !== null)
      if (walker.currentNode.textContent?.trim() !== '') lines.push(...linesOf(walker.currentNode))
    lines.sort((a, b) => a.top - b.top)
    const isWithin = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a)
    const found = lines.flatMap((upper, at) => {
      const beside: string[] = []
      for (const lower of lines.slice(at + 1)) {
        if (lower.top >= upper.bottom) break
        const isBeside = Math.min(upper.bottom, lower.bottom) - lower.top >= 3
        const gap = Math.max(upper.left, lower.left) - Math.min(upper.right, lower.right)
        if (isBeside && gap < leastGap && !isWithin(upper.box, lower.box))
          beside.push(`${upper.words.trim().slice(0, 30)} | ${lower.words.trim().slice(0, 30)}: ${gap} px`)
      }
      return beside
    })
    const wider = document.documentElement.scrollWidth - window.innerWidth
    return wider > 0 ? [...found, `the page is ${wider} px wider than its window`] : found
  })
