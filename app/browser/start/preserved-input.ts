import { pathOf, presentOf } from './element-path.ts'
import { interactive } from './first-sign.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface NotedField {
  readonly field: Field
  readonly path: string
  readonly value: string
}

/** Where the reader is: the element that has the focus, and what is selected in it. */
interface NotedFocus {
  readonly element: HTMLElement
  readonly path: string
  readonly selection: readonly [number, number, 'forward' | 'backward' | 'none'] | null
}

export interface PreservedInput {
  /** Notes what stands in the fields and where the focus is: as late as can be before anything may change it. */
  readonly note: () => void
  /** Lets all stand as it was noted, and tells the application of it as of any other input. */
  readonly restore: () => void
  readonly forget: () => void
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Keeps what is written and chosen, the caret and the focus over the taking over of the page. */
export function preserveInput(document: Document): PreservedInput {
  const heard = new AbortController()
  const options = { capture: true, passive: true, signal: heard.signal }
  const touched = new Set<Field>()
  let hovered: Element | null = null
  let fields: readonly NotedField[] = []
  let focus: NotedFocus | null = null
  let isNoted = false

  const touch = ({ target }: Event): void => {
    if (!isField(target)) return
    touched.add(target)
    if (isNoted) noteAgain(target)
  }
  document.addEventListener('input', touch, options)
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      hovered = target instanceof Element ? target.closest(interactive) : null
    },
    options,
  )

  const note = (): void => {
    isNoted = true
    fields = [...touched].map(fieldAsItIs)
    focus = focusAsItIs(document)
  }
  // A key between the commit and what follows it is the reader's last word, and no other field may have kept its own.
  const noteAgain = (touched: Field): void => {
    fields = [...fields.filter(({ field }) => field !== touched), fieldAsItIs(touched)]
    focus = focusAsItIs(document)
  }
  return {
    note,
    restore: () => {
      heard.abort()
      for (const { field, path, value } of fields) {
        const present = presentOf(field, path)
        if (isField(present)) write(present, value)
      }
      if (focus !== null) restoreFocus(focus)
      // what listens for the pointer or the focus was not there when they came
      if (hovered?.matches(':hover') === true)
        hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      if (document.activeElement?.matches(interactive) === true)
        document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    },
    forget: () => heard.abort(),
  }
}

const fieldAsItIs = (field: Field): NotedField => ({ field, path: pathOf(field), value: field.value })

function focusAsItIs({ activeElement: element, body }: Document): NotedFocus | null {
  if (!(element instanceof HTMLElement) || element === body) return null
  return { element, path: pathOf(element), selection: selectionOf(element) }
}

/** Fields of numbers and the like have none. */
const selectionOf = (element: HTMLElement): NotedFocus['selection'] =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.selectionStart !== null
    ? [
        element.selectionStart,
        element.selectionEnd ?? element.selectionStart,
        element.selectionDirection ?? 'none',
      ]
    : null

/** React puts a setter of its own before the element's, by which it would hold this value for one that it set. */
function write(field: Field, value: string): void {
  if (field.value !== value) Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  const isChosen = field instanceof HTMLSelectElement
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
}

function restoreFocus({ element, path, selection }: NotedFocus): void {
  const present = presentOf(element, path)
  const { activeElement, body } = element.ownerDocument
  // a reader who has gone on meanwhile stays there
  if (activeElement !== present && activeElement !== null && activeElement !== body) return
  if (!(present instanceof HTMLElement)) return
  if (activeElement !== present) present.focus({ preventScroll: true })
  if (selection === null || !(present instanceof HTMLInputElement || present instanceof HTMLTextAreaElement))
    return
  const now = selectionOf(present)
  if (now?.join() !== selection.join()) present.setSelectionRange(...selection)
}
