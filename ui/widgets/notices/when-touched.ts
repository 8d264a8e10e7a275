const signs = ['pointerover', 'focusin', 'scroll'] as const

/** Acts once, when the reader first does something with the page. Returns what gives that up. */
export function whenTouched(act: () => void): () => void {
  const leave = (): void => {
    for (const sign of signs) document.removeEventListener(sign, touched)
  }
  const touched = (): void => {
    leave()
    act()
  }
  for (const sign of signs) document.addEventListener(sign, touched, { passive: true })
  return leave
}
