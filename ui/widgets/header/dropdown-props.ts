import type { UiLanguage } from '@xuekan/core'
import type { ReactNode } from 'react'

/** One entry of a small menu: a link, or a button where there is no address. */
export interface DropdownEntry {
  readonly key: string
  readonly label: string
  readonly lang?: UiLanguage
  readonly href: string | null
  /** Whether it is what the reader has now. */
  readonly current?: boolean
  /** What choosing it does beside, or in place of, following its address. */
  readonly choose?: () => void
  /** Whether `choose` stands in place of the address. */
  readonly replacesLink?: boolean
}

export interface DropdownProps {
  /** What the button shows before its arrow. */
  readonly content: ReactNode
  /** What the button is called. It begins with the words that it shows. */
  readonly name: string
  readonly entries: readonly DropdownEntry[]
  readonly className?: string | undefined
}
