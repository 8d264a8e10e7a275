import type { ReactNode } from 'react'
import { fixed as fixedClass, resting } from './header-shell.css.ts'

interface Props {
  /** Whether its content stays at the top of the window. */
  readonly fixed: boolean
  /** Gives the place its height. */
  readonly className: string
  readonly children: ReactNode
}

/** A part of the header that follows the reader (C4.15), and the place that it leaves empty then. */
export function StickySlot({ fixed, className, children }: Props) {
  return (
    <div className={className}>
      <div className={fixed ? fixedClass : resting}>{children}</div>
    </div>
  )
}
