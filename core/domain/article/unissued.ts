import type { DateGrouping } from './grouped-by-date.ts'

/**
 * What a journal publishes before it is in an issue (C2.7): by its version code (C3.13) an article is just accepted,
 * which is -1 and not edited yet, or online first, which is every other one and can be cited.
 */
export const unissuedStages = ['onlineFirst', 'justAccepted'] as const
export type UnissuedStage = (typeof unissuedStages)[number]

export const otherStage = (stage: UnissuedStage): UnissuedStage =>
  stage === 'onlineFirst' ? 'justAccepted' : 'onlineFirst'

/** In which order the list stands; newest first where an address names none. */
export const unissuedOrders = ['newest', 'oldest', 'mostRead'] as const
export type UnissuedOrder = (typeof unissuedOrders)[number]

/** Which articles of a stage a list shows, and in which order. */
export interface UnissuedChoice {
  /** The value of one section, as the list of sections gives it; absent for all. */
  readonly section?: string
  /** Absent for the newest first. */
  readonly order?: Exclude<UnissuedOrder, 'newest'>
}

/**
 * What an address says of it; whatever is empty, or no order, is not said. Law: a choice is read back from what
 * `unissuedChoiceQuery` writes.
 */
export function readUnissuedChoice(named: string | null, sort: string | null): UnissuedChoice {
  const section = named === '' ? null : named
  const order = unissuedOrders.find((each) => each === sort)
  return {
    ...(section === null ? {} : { section }),
    ...(order === undefined || order === 'newest' ? {} : { order }),
  }
}

/** Of a route, the choice alone. */
export const unissuedChoiceOf = ({ section, order }: UnissuedChoice): UnissuedChoice =>
  readUnissuedChoice(section ?? null, order ?? null)

export const unissuedChoiceQuery = ({
  section,
  order,
}: UnissuedChoice): readonly (readonly [name: 'section' | 'sort', value: string | null])[] => [
  ['section', section ?? null],
  ['sort', order ?? null],
]

/** The same order in another section, or in all where it is null; the same section in another order. */
export const inSection = ({ order }: UnissuedChoice, section: string | null): UnissuedChoice =>
  readUnissuedChoice(section, order ?? null)
export const inOrder = ({ section }: UnissuedChoice, order: UnissuedOrder): UnissuedChoice =>
  readUnissuedChoice(section ?? null, order)

/** A list that one has narrowed or sorted stands for no page of its own: indexes take the whole list. */
export const isWholeList = ({ section, order }: UnissuedChoice): boolean =>
  section === undefined && order === undefined

/** So many sections stand beside the list; all are offered above it. */
export const sectionsBeside = 8

/** Under months, where the list is sorted by date. */
export const unissuedGrouping = ({ order }: UnissuedChoice): DateGrouping | null =>
  order === 'mostRead' ? null : 'month'
