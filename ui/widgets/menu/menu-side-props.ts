import type { ReactNode } from 'react'

export interface MenuSideProps {
  /** What its button shows, words included; three lines where nothing is given. */
  readonly content?: ReactNode
  /** Of its button. */
  readonly className?: string
}
