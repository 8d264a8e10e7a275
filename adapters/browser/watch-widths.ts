import type { Scope } from '@xuekan/core'
import { oncePerFrame } from './viewport.ts'

/** Natural width of an element as laid out, in CSS pixels, rounded up so that a sum never falls short. */
export const naturalWidth = (element: Element): number => Math.ceil(element.getBoundingClientRect().width)

/**
 * Calls `measure` now, and again in the frame after anything that changes widths: the elements themselves, or a font
 * that has arrived. Ends with the scope.
 */
export function watchWidths(
  window: Window & typeof globalThis,
  scope: Scope,
  elements: Iterable<Element>,
  measure: () => void,
): void {
  const again = oncePerFrame(window, scope, measure)
  const observer = new window.ResizeObserver(again)
  for (const element of elements) observer.observe(element)
  scope.add(() => observer.disconnect())

  const { fonts } = window.document
  fonts.addEventListener('loadingdone', again)
  scope.add(() => fonts.removeEventListener('loadingdone', again))
  measure()
}
