import type { SearchBoxModel, SearchHelp, Suggestion } from '@xuekan/core/search'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useBehavior } from '../../binding/use-behavior.ts'
import { closedPopup, type PopupState } from './combobox-role.ts'
import { comboboxMove, textKeys, type ComboboxMove } from './combobox-keys.ts'

export interface ComboboxElements {
  readonly form: RefObject<HTMLFormElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  /** The list and what stands around it. */
  readonly panel: RefObject<HTMLElement | null>
  readonly popup: PopupState
  readonly onPopup: (popup: PopupState) => void
  /** How often the reader has changed the text. */
  readonly edits: number
}

export interface Combobox {
  readonly kind: 'suggestions' | 'recent'
  readonly options: readonly Suggestion[]
}

/** A search of before, which says no more than its words. */
const searched = (text: string): Suggestion => ({ kind: null, text, other: '', site: null })

/**
 * A search box with a list under it: suggestions for what is typed, and the latest searches while the box is empty.
 * It is the list of the box that has the focus; a page can have more than one.
 */
export function useCombobox(
  {
    suggestions,
    recent,
    paste,
    take: takeSuggestion,
  }: Pick<SearchHelp, 'suggestions' | 'recent' | 'paste' | 'take'>,
  searchBox: SearchBoxModel,
  { form, field, panel, popup, onPopup, edits }: ComboboxElements,
): Combobox {
  const { term } = useBehavior(searchBox.state$)
  const suggested = useBehavior(suggestions.state$)
  const recalled = useBehavior(recent.state$)
  const [within, setWithin] = useState<'field' | 'panel' | null>(null)
  const [dismissed, setDismissed] = useState(false)
  const composing = useRef(false)
  const isEmpty = term.trim() === ''
  const kind = isEmpty ? 'recent' : 'suggestions'
  const options = isEmpty ? recalled.map(searched) : suggested
  const hasFocus = within === 'field' || (within === 'panel' && isEmpty)
  const open = hasFocus && !dismissed && options.length > 0
  const active = open && popup.active < options.length ? popup.active : -1

  const take = (taken: Suggestion): void => {
    leave()
    takeSuggestion(taken)
  }
  const leave = (): void => {
    suggestions.close()
    setDismissed(true)
  }
  const look = useEffectEvent((): void => {
    const { activeElement } = document
    const next =
      activeElement === field.current ? 'field' : panel.current?.contains(activeElement) ? 'panel' : null
    if (next === null && within !== null) suggestions.close()
    if (within === null) setDismissed(false)
    setWithin(next)
  })
  const ask = useEffectEvent((): void => {
    setDismissed(false)
    onPopup(closedPopup)
    suggestions.request(field.current?.value ?? '')
  })
  const act = (move: Exclude<ComboboxMove, null>): void => {
    const chosen = options[active]
    if (move.kind === 'go') onPopup({ open, active: move.to })
    else if (move.kind === 'close') leave()
    else if (move.kind === 'clear') searchBox.setTerm('')
    else if (move.kind === 'open') {
      setDismissed(false)
      suggestions.request(term)
    } else if (chosen !== undefined && move.kind === 'take') take(chosen)
    else if (chosen !== undefined) recent.remove(chosen.text)
  }
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (textKeys.has(event.key)) return onPopup({ open, active: -1 })
    const facts = { open, active, count: options.length, hasText: term !== '', removable: kind === 'recent' }
    const move = comboboxMove(event.key, facts)
    if (move === null) return
    event.preventDefault()
    act(move)
  })
  const choose = useEffectEvent(({ target }: MouseEvent): void => {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    const all = option?.closest('[role=listbox]')?.querySelectorAll('[role=option]') ?? []
    const chosen = options[[...all].indexOf(option as Element)]
    if (chosen !== undefined) take(chosen)
  })
  const pasted = useEffectEvent((event: ClipboardEvent): void => {
    const { value = '', selectionStart, selectionEnd } = field.current ?? {}
    const others = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0)
    // what stands there already is the reader's
    if (others.trim() === '' && paste(event.clipboardData?.getData('text/plain') ?? ''))
      event.preventDefault()
  })
  const submit = useEffectEvent(leave)
  const reopen = useEffectEvent(() => setDismissed(false))

  useEffect(() => {
    const [box, input] = [form.current, field.current]
    if (box === null || input === null) return
    const heard = new AbortController()
    input.addEventListener('keydown', press, heard)
    input.addEventListener('compositionstart', () => void (composing.current = true), heard)
    input.addEventListener(
      'compositionend',
      () => {
        composing.current = false
        ask()
      },
      heard,
    )
    input.addEventListener('paste', pasted, heard)
    input.addEventListener('click', reopen, heard)
    box.addEventListener('submit', submit, heard)
    box.addEventListener('click', choose, heard)
    box.addEventListener('focusin', look, heard)
    // where the focus goes is known after this event
    box.addEventListener('focusout', () => queueMicrotask(look), heard)
    // it may have had the focus before this came
    queueMicrotask(look)
    return () => heard.abort()
  }, [form, field])
  useEffect(() => {
    // letters that become Chinese characters are no term yet
    if (edits > 0 && !composing.current) ask()
  }, [edits])
  useEffect(() => onPopup({ open, active }), [open, active, onPopup])
  return { kind, options }
}
