import type { Notice, NoticeHold } from '@xuekan/core'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { usePortal } from '../../binding/portal.ts'
import type { Edge } from './notices.css.ts'

interface Props {
  readonly stack: RefObject<HTMLElement | null>
  readonly notices: readonly Notice[]
  readonly edge: Edge
  readonly onEdge: (edge: Edge) => void
}

/** Sees to the messages while they are shown: that they wait for the reader, and stand in nobody's way. */
export function PauseOnHover({ stack, notices, edge, onEdge }: Props) {
  usePaused(stack, notices)
  useOwnPresses(stack)
  useReturnedFocus(stack)
  useClearEdge(stack, { notices, edge, onEdge })
  return null
}

/**
 * No message passes while the pointer is over one of them or the focus within: the others would move under it. What is
 * told meanwhile waits too.
 */
function usePaused(stack: RefObject<HTMLElement | null>, shown: readonly Notice[]): void {
  const { notices } = usePortal()
  const [paused, setPaused] = useState<ReadonlySet<NoticeHold>>(new Set())
  useEffect(() => {
    const { current } = stack
    if (current === null) return
    const hears = new AbortController()
    const turn = (event: keyof HTMLElementEventMap, by: NoticeHold, on: boolean): void =>
      current.addEventListener(event, () => setPaused((before) => turned(before, by, on)), hears)
    turn('pointerenter', 'pointer', true)
    turn('pointerleave', 'pointer', false)
    turn('pointercancel', 'pointer', false)
    turn('focusin', 'focus', true)
    turn('focusout', 'focus', false)
    return () => hears.abort()
  }, [stack])
  useEffect(() => {
    // what is taken away under the pointer, or with the focus, may be told to nobody
    const isSo: Readonly<Record<NoticeHold, boolean>> = {
      pointer: paused.has('pointer') && (stack.current?.matches(':hover') ?? false),
      focus: paused.has('focus') && (stack.current?.contains(document.activeElement) ?? false),
    }
    for (const { id } of shown)
      for (const by of ['pointer', 'focus'] as const) notices[isSo[by] ? 'hold' : 'release'](id, by)
  }, [paused, notices, shown, stack])
}

const turned = (before: ReadonlySet<NoticeHold>, by: NoticeHold, on: boolean): ReadonlySet<NoticeHold> => {
  if (before.has(by) === on) return before
  const others = [...before].filter((other) => other !== by)
  return new Set(on ? [...others, by] : others)
}

/** A press on a message is none beside a dialog that is open, which would close it. */
function useOwnPresses(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stack
    const stop = (event: Event): void => event.stopPropagation()
    current?.addEventListener('pointerdown', stop)
    return () => current?.removeEventListener('pointerdown', stop)
  }, [stack])
}

/** Gives the focus back to where it came from when the message that held it goes. */
function useReturnedFocus(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stack
    if (current === null) return
    const hears = new AbortController()
    let from: EventTarget | null = null
    const enter = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) from = relatedTarget
    }
    /** What is taken out of the page while it has the focus loses it to nobody, and is heard to go in one browser only. */
    const removed = new MutationObserver(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (!lost || from === null) return
      const next = current.querySelector('button') ?? from
      from = null
      if (next instanceof HTMLElement && next.isConnected) next.focus()
    })
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null && !current.contains(relatedTarget as Node)) from = null
    }
    current.addEventListener('focusin', enter, hears)
    current.addEventListener('focusout', leave, hears)
    removed.observe(current, { childList: true, subtree: true })
    return () => {
      hears.abort()
      removed.disconnect()
    }
  }, [stack])
}

interface ClearEdgeOptions {
  readonly notices: readonly Notice[]
  readonly edge: Edge
  readonly onEdge: (edge: Edge) => void
}

/** Keeps the messages off the control that has the focus, which they are most often about: else at the other edge. */
function useClearEdge(
  stack: RefObject<HTMLElement | null>,
  { notices, edge, onEdge }: ClearEdgeOptions,
): void {
  const count = notices.length
  useLayoutEffect(() => {
    if (count === 0) onEdge('near')
    else if (coversFocus(stack.current)) onEdge('far')
  }, [count, onEdge, stack])
  useEffect(() => {
    if (count === 0) return
    const look = (): void => {
      if (coversFocus(stack.current)) onEdge(edge === 'near' ? 'far' : 'near')
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [count, edge, onEdge, stack])
}

function coversFocus(stack: HTMLElement | null): boolean {
  const { activeElement, body } = document
  if (stack === null || activeElement === null || activeElement === body) return false
  // the page as a whole can have the focus: it is no control
  if (activeElement.contains(stack) || activeElement.id === 'main' || stack.contains(activeElement))
    return false
  const area = stack.getBoundingClientRect()
  return [activeElement, ...controlledBy(activeElement)].some((one) =>
    meet(area, one.getBoundingClientRect()),
  )
}

/** What a control has open belongs to it. */
const controlledBy = (control: Element): readonly Element[] =>
  (control.getAttribute('aria-controls') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether two areas of the window have more than an edge in common. */
export const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
