import type { ReactNode } from 'react'
import { bar, count } from './results.css.ts'

interface Props {
  readonly words: string
  /** What can be done with all of them. */
  readonly children?: ReactNode
}

/** How many things were found, told to who does not see it as well. */
export const ResultsCount = ({ words, children }: Props) => (
  <div className={bar}>
    <p className={count} role="status">
      {words}
    </p>
    {children}
  </div>
)
