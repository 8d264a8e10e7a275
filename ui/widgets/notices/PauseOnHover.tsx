import type { Notice } from '@xuekan/core'
import type { RefObject } from 'react'
import type { Edge } from './notices.css.ts'
import { useClearEdge } from './use-clear-edge.ts'
import { usePaused } from './use-paused.ts'
import { useOwnPresses } from './use-own-presses.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

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
