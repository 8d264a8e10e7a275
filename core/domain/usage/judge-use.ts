/** How an item is used: its page is read, or its file is taken. */
export type UseKind = 'page' | 'file'

/** What is remembered of one reader's uses of one item in one way. */
interface SeenUse {
  /** The last click, counted or not, in milliseconds since 1970. */
  readonly clicked: number
  /** The hour of the last counted use, in hours since 1970. */
  readonly hour: number
}

/** What is remembered of one reader's uses of one item. */
export type SeenUses = Readonly<Partial<Record<UseKind, SeenUse>>>

export interface JudgedUse {
  /** Whether it is one more use. */
  readonly isCounted: boolean
  /** Whether it is the reader's first use of the item, in any way, in this hour. */
  readonly isUnique: boolean
  /** Whether it is the first time in this hour that the reader takes the file. */
  readonly isUniqueFile: boolean
  readonly seen: SeenUses
}

/** Milliseconds within which a second click on the same is no second use. */
export const doubleClickLasts = 30_000

const hourLasts = 3_600_000

/**
 * Whether a click of one reader on one item counts, as COUNTER 5.1 has it: clicks of one kind that follow each other
 * within 30 seconds are one use, however many there are; what is unique is so within an hour, the session of a reader of
 * whom nothing else is known. Law: uses are as many as the gaps of more than 30 seconds, and one more; unique ones are at
 * most as many.
 * @param at milliseconds since 1970
 */
export function judgeUse(seen: SeenUses, kind: UseKind, at: number): JudgedUse {
  const before = seen[kind]
  if (before !== undefined && Math.abs(at - before.clicked) <= doubleClickLasts) {
    const again = { ...seen, [kind]: { ...before, clicked: at } }
    return { isCounted: false, isUnique: false, isUniqueFile: false, seen: again }
  }
  const hour = Math.floor(at / hourLasts)
  return {
    isCounted: true,
    isUnique: seen.page?.hour !== hour && seen.file?.hour !== hour,
    isUniqueFile: kind === 'file' && before?.hour !== hour,
    seen: { ...seen, [kind]: { clicked: at, hour } },
  }
}
