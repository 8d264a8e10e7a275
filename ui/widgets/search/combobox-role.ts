import type { AriaAttributes, HTMLAttributes } from 'react'

/** The list under a search box, as the box tells of it. */
export interface PopupState {
  readonly open: boolean
  /** The place of the option that the arrows have come to; -1 for none. */
  readonly active: number
}

export const closedPopup: PopupState = { open: false, active: -1 }

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** What an input with a list of suggestions is to screen readers. */
export const comboboxRole = (
  listId: string,
  { open, active }: PopupState,
): AriaAttributes & Pick<HTMLAttributes<HTMLInputElement>, 'role'> => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': open,
  'aria-controls': open ? listId : undefined,
  'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : undefined,
})
