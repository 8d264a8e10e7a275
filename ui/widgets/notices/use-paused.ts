import type { Notice, NoticeHold } from '@xuekan/core'
import { useEffect, useState, type RefObject } from 'react'
import { usePortal } from '../../binding/portal.ts'

/**
 * No message passes while the pointer is over one of them or the focus within: the others would move under it. What is
 * told meanwhile waits too.
 */
export function usePaused(stack: RefObject<HTMLElement | null>, shown: readonly Notice[]): void {
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
