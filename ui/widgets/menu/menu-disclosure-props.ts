import type { MenuItem } from '@xuekan/core'

export interface MenuDisclosureProps {
  readonly items: readonly MenuItem[]
  /** What the button shows before its arrow. */
  readonly label: string | null
  /** What the button is called where it shows an arrow alone. */
  readonly name: string
  /** A class for each entry, where entries come and go with the width. */
  readonly entryClass?: readonly (string | undefined)[]
  readonly selectedId?: string | undefined
}
