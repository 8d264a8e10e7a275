import type { Notice } from '@xuekan/core'
import { useEffect, useLayoutEffect, type RefObject } from 'react'
import type { Edge } from './notices.css.ts'
import { meet } from './meet.ts'

interface Options {
  readonly notices: readonly Notice[]
  readonly edge: Edge
  readonly onEdge: (edge: Edge) => void
}

/** Keeps the messages off the control that has the focus, which they are most often about: else at the other edge. */
export function useClearEdge(stack: RefObject<HTMLElement | null>, { notices, edge, onEdge }: Options): void {
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
