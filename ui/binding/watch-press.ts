/** Milliseconds: a touch is a click a moment after it has ended, if it is one at all. */
const clickBehindTouch = 350

/** Knows whether something is pressed. */
export interface PressWatch {
  /**
   * Acts while nothing is pressed: at once, or when the finger, mouse button or key is up and what it clicked has been told.
   * Whatever takes the place of something pressed would never hear of its click. The watch is over then.
   */
  readonly onceReleased: (act: () => void) => void
  readonly end: () => void
}

/** Watches from now on; of what is pressed already, a mouse button or key. */
export function watchPress(): PressWatch {
  const heard = new AbortController()
  const options = { capture: true, signal: heard.signal }
  let touched = false
  let lifted: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void) | null = null
  const attempt = (): void => {
    if (waiting === null || touched || document.querySelector(':active') !== null) return
    heard.abort()
    const act = waiting
    waiting = null
    act()
  }
  const release = (): void => {
    touched = false
    setTimeout(attempt)
  }
  const started = ({ pointerType }: PointerEvent): void => {
    // a finger makes nothing active before it is a click
    if (pointerType === 'touch') touched = true
    clearTimeout(lifted)
  }
  const ended = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') lifted = setTimeout(release, clickBehindTouch)
    else release()
  }
  document.addEventListener('pointerdown', started, options)
  document.addEventListener('pointerup', ended, options)
  for (const type of ['pointercancel', 'click', 'keyup']) document.addEventListener(type, release, options)
  return {
    onceReleased: (act) => {
      waiting = act
      attempt()
    },
    end: () => heard.abort(),
  }
}
