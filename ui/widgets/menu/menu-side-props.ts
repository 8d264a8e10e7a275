import type { ReactNode } from 'react'

export interface MenuSideProps {
  /** What its button shows, words included; three lines where nothing is given. */
  readonly face?: ReactNode
  /** Of its button. */
  readonly className?: string
}
