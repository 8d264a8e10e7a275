export type Sign = 'pointermove' | 'pointerdown' | 'focusin' | 'scroll'

/** Milliseconds after a sign: what it brings comes behind the frame that answers it. */
const afterSign = 100

/** A mouse that lies where a page appears is told of as moving, though it did not. */
const isStill = ({ type, movementX, movementY }: MouseEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0

/** Acts once, behind the first of the signs that a reader does something with the page. Returns what gives that up. */
export function whenTouched(signs: readonly Sign[], act: () => void): () => void {
  let later: number | undefined
  const ignore = (): void => {
    for (const sign of signs) document.removeEventListener(sign, touched)
  }
  const touched = (event: Event): void => {
    if (isStill(event as MouseEvent)) return
    ignore()
    later = window.setTimeout(act, afterSign)
  }
  for (const sign of signs) document.addEventListener(sign, touched, { passive: true })
  return () => {
    ignore()
    window.clearTimeout(later)
  }
}
