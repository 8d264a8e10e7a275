import { pathOf, presentOf } from './element-path.ts'

/** Controls that do nothing, or not all, without the application: all others answer by themselves. */
const needsScripts = 'button[type="button"], input[type="checkbox"], [data-held]'

/** On a control that was pressed, until it has its click. */
const mark = 'data-pressed'

/** More controls than this nobody presses while a page comes. */
const most = 20

export interface HeldClicks {
  /** Ends the hold, and lets every control that was pressed have its click, once. */
  readonly replay: () => void
  /** Follows a link that was pressed, and forgets the rest; holds on. */
  readonly giveUp: () => void
  /** The same, and ends the hold. */
  readonly release: () => void
}

interface Held {
  readonly element: HTMLElement
  readonly path: string
  readonly event: MouseEvent
}

/**
 * Keeps clicks on controls that need scripts until these are here. A control that is pressed again and again because
 * nothing happens is pressed once, and is marked as pressed. A click that a key modifies belongs to the browser.
 */
export function holdClicks(document: Document): HeldClicks {
  const heard = new AbortController()
  let held: readonly Held[] = []

  const hold = (event: MouseEvent): void => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return
    const element = controlOf(target)
    if (element === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.length >= most || held.some((one) => one.element === element)) return
    held = [...held, { element, path: pathOf(element), event }]
    // seen before what it brings
    element.setAttribute(mark, '')
  }
  document.defaultView?.addEventListener('click', hold, { capture: true, signal: heard.signal })

  const taken = (): readonly Held[] => {
    const all = held
    held = []
    for (const { element } of all) element.removeAttribute(mark)
    return all
  }
  const giveUp = (): void => {
    const link = taken().findLast(({ element }) => element instanceof HTMLAnchorElement)?.element
    if (link instanceof HTMLAnchorElement) document.location.assign(link.href)
  }
  return {
    replay: () => {
      heard.abort()
      for (const { element, path, event } of taken()) {
        const present = presentOf(element, path)
        present?.removeAttribute(mark)
        present?.dispatchEvent(new MouseEvent('click', event))
      }
    },
    giveUp,
    release: () => {
      heard.abort()
      giveUp()
    },
  }
}

/** The control that a press on this means: a label stands for its own. */
function controlOf(target: HTMLElement): HTMLElement | null {
  const control = target.closest<HTMLElement>(needsScripts)
  if (control !== null) return control
  const labelled = target.closest('label')?.control ?? null
  return labelled?.matches(needsScripts) === true ? labelled : null
}
