/** What a reader asks for, and how: what was pressed stays until it is left. */
export interface MarkRequest {
  readonly mark: HTMLElement
  readonly pressed: boolean
}

const selector = 'a[data-cites], a.ref-fn, abbr[title], a[data-affiliations]'

const pressedMark = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** The mark that is pointed at: of an author, by the name too, whose press leads to the articles. */
export const markOf = (target: EventTarget | null): HTMLElement | null =>
  pressedMark(target) ??
  (target instanceof Element
    ? (target.closest('li')?.querySelector<HTMLElement>(':scope > sup > a[data-affiliations]') ?? null)
    : null)

/**
 * Tells of each mark that a reader turns to, with what follows its link in the place of an answer. A press with a key
 * held is the browser's own. Returns what ends it.
 */
export function marks(text: HTMLElement, ask: (asked: MarkRequest, follow: () => void) => void): () => void {
  const stay = (): void => undefined
  const turned = (event: Event): void => {
    const mark = markOf(event.target)
    if (mark === null) return
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    if (event.type === 'focusin' && !mark.matches(':focus-visible')) return
    ask({ mark, pressed: false }, stay)
  }
  const pressed = (event: MouseEvent): void => {
    const mark = pressedMark(event.target)
    if (mark === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    ask({ mark, pressed: true }, () => {
      if (mark instanceof HTMLAnchorElement) document.location.hash = mark.hash
    })
  }
  text.addEventListener('pointerover', turned)
  text.addEventListener('focusin', turned)
  text.addEventListener('click', pressed)
  return () => {
    text.removeEventListener('pointerover', turned)
    text.removeEventListener('focusin', turned)
    text.removeEventListener('click', pressed)
  }
}
