export interface ComboboxFacts {
  readonly open: boolean
  /** How many options there are, open or not. */
  readonly count: number
  /** -1 for none. */
  readonly active: number
  readonly hasText: boolean
  /** Whether options can be taken out of the list. */
  readonly removable: boolean
}

/** What a key does in a search box with a list; null leaves it to the input. */
export type ComboboxMove =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'take' | 'remove' | 'close' | 'clear' | 'open' }
  | null

const go = (to: number): ComboboxMove => ({ kind: 'go', to })

/**
 * Keys of a combobox: the arrows walk through the options and, between the last and the first, the text itself. All
 * that moves within the text leaves the options. Escape closes the list, then empties the box.
 */
export function comboboxMove(key: string, facts: ComboboxFacts): ComboboxMove {
  const { open, count, active, hasText, removable } = facts
  switch (key) {
    case 'ArrowDown':
      if (!open) return { kind: 'open' }
      return go(active + 1 < count ? active + 1 : -1)
    case 'ArrowUp':
      if (!open) return null
      return go(active === -1 ? count - 1 : active - 1)
    case 'Enter':
      return open && active >= 0 ? { kind: 'take' } : null
    case 'Delete':
      return open && active >= 0 && removable ? { kind: 'remove' } : null
    case 'Escape':
      if (open) return { kind: 'close' }
      return hasText ? { kind: 'clear' } : null
    default:
      return null
  }
}

/** Keys that move within the text. */
export const textKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
