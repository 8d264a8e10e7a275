export type Sign = 'pointerover' | 'focusin' | 'scroll'

/** Milliseconds after a sign: what it brings comes behind the frame that answers it. */
const afterSign = 100

/** Acts once, behind the first of the signs that a reader does something with the page. Returns what gives that up. */
export function whenTouched(signs: readonly Sign[], act: () => void): () => void {
  let later: number | undefined
  const ignore = (): void => {
    for (const sign of signs) document.removeEventListener(sign, touched)
  }
  const touched = (): void => {
    ignore()
    later = window.setTimeout(act, afterSign)
  }
  for (const sign of signs) document.addEventListener(sign, touched, { passive: true })
  return () => {
    ignore()
    window.clearTimeout(later)
  }
}
