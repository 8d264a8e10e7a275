import type { Page } from 'playwright'

/**
 * What has no room in the window: a page that scrolls sideways, words beyond the window, cut, outside the control that
 * they name or over other words, and fields lower than their text or narrower than their hint. Each is told with its
 * words; none where all can be read.
 */
export const squeezed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly node: Node
      readonly holder: Element
      readonly words: string
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    const windowWidth = document.documentElement.clientWidth
    const ancestors = (element: Element): readonly Element[] =>
      element === document.body || element.parentElement === null
        ? []
        : [element, ...ancestors(element.parentElement)]
    const has = (overflow: string, ...values: readonly string[]): boolean => values.includes(overflow)
    // for screen readers alone, or in the window whatever the page does
    const unseen = (element: Element): boolean =>
      ancestors(element).some((part) => {
        const { width, height } = part.getBoundingClientRect()
        const { overflow, clipPath, position } = getComputedStyle(part)
        const hidden = overflow === 'hidden' && Math.min(width, height) <= 1
        return hidden || clipPath.startsWith('inset(50%') || position === 'fixed'
      })
    const scrolls = (element: Element): boolean =>
      ancestors(element).some(
        (part) =>
          has(getComputedStyle(part).overflowX, 'auto', 'scroll') && part.scrollWidth > part.clientWidth,
      )

    const linesOf = (node: Node): readonly Line[] => {
      const holder = node.parentElement
      const words = node.textContent?.trim().slice(0, 24) ?? ''
      if (holder === null || words === '' || holder.closest('svg, math, noscript, option') !== null) return []
      if (!holder.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || unseen(holder))
        return []
      const range = document.createRange()
      range.selectNodeContents(node)
      // letters, without the room above and below them
      const half = Number.parseFloat(getComputedStyle(holder).fontSize) * 0.36
      return [...range.getClientRects()]
        .filter(({ width, height }) => width >= 1 && height >= 1)
        .map((box) => {
          const middle = (box.top + box.bottom) / 2
          const { left, right } = box
          return { node, holder, words, left, right, top: middle - half, bottom: middle + half }
        })
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) lines.push(...linesOf(node))

    /** What is left of a line within the parts that cut it. */
    const seenOf = (line: Line): Line =>
      ancestors(line.holder).reduce((seen, part) => {
        const { overflowX, display } = getComputedStyle(part)
        if (overflowX === 'visible' || display === 'inline') return seen
        const box = part.getBoundingClientRect()
        return {
          ...seen,
          left: Math.max(seen.left, box.left),
          right: Math.min(seen.right, box.right),
          top: Math.max(seen.top, box.top),
          bottom: Math.min(seen.bottom, box.bottom),
        }
      }, line)

    const found: string[] = []
    if (document.documentElement.scrollWidth > windowWidth) found.push('the page scrolls sideways')
    for (const line of lines) {
      const { holder, words, left, right, top, bottom } = line
      if (scrolls(holder)) continue
      if (left < -2 || right > windowWidth + 2) found.push(`beyond the window: "${words}"`)
      for (const part of ancestors(holder)) {
        const style = getComputedStyle(part)
        if (style.display === 'inline' || style.display === 'contents') continue
        const box = part.getBoundingClientRect()
        // a line of Chinese letters may hang by a part of one
        const sideways = right > box.right + 6 || left < box.left - 6
        const upwards = bottom > box.bottom + 2 || top < box.top - 2
        // an ellipsis says that there is more
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
        const cut =
          (sideways && has(style.overflowX, 'hidden', 'clip')) ||
          (upwards && has(style.overflowY, 'hidden', 'clip'))
        const control = ['A', 'BUTTON', 'SUMMARY', 'LABEL'].includes(part.tagName)
        if (cut || (control && (sideways || upwards))) {
          found.push(`${cut ? 'cut' : 'outside its control'}: "${words}"`)
          break
        }
        if (style.position === 'absolute') break
      }
    }
    const seen = lines
      .map(seenOf)
      .filter(({ left, right, top, bottom }) => right > left && bottom > top)
      .toSorted((one, other) => one.top - other.top)
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) {
        if (other.top >= one.bottom - 3) break
        const sameLine = one.node === other.node && other.top <= one.top + 3
        if (!sameLine && one.left < other.right - 3 && other.left < one.right - 3)
          found.push(`"${one.words}" over "${other.words}"`)
      }
    const canvas = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll<HTMLInputElement>('input, select')) {
      if (!field.checkVisibility() || ['hidden', 'checkbox', 'radio'].includes(field.type)) continue
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
      if (field.clientHeight < Number.parseFloat(fontSize) * 1.15) found.push(`a low field: ${field.name}`)
      if (canvas === null || !field.placeholder) continue
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (canvas.measureText(field.placeholder).width > room) found.push(`a cut hint: ${field.placeholder}`)
    }
    return [...new Set(found)]
  })
