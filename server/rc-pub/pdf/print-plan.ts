/** A document that somebody waits for. */
export interface WantedPrint {
  readonly key: string
  /** Who wants it; askers take turns. */
  readonly asker: string
  /** Of two prints that with the lower turn goes first, and of one turn that which came first. */
  readonly turn: number
}

/** What is printed now and what waits for it. Every key is in it once. */
export interface PrintPlan {
  /** null while nothing is printed. `wanted` is null where it is printed ahead of anybody's wish. */
  readonly underway: { readonly key: string; readonly wanted: WantedPrint | null } | null
  /** In the order in which they are printed. */
  readonly wanted: readonly WantedPrint[]
  /** What nobody has asked for yet, the most likely first. */
  readonly ahead: readonly string[]
  /** The turn of what was begun last. */
  readonly turn: number
  /** Whose wishes have been begun in that turn. */
  readonly served: readonly string[]
}

export interface PlanBounds {
  readonly mostWanted: number
  readonly mostAhead: number
}

export const emptyPlan: PrintPlan = { underway: null, wanted: [], ahead: [], turn: 0, served: [] }

/**
 * The plan with a wish, and how many documents are printed before it; null where too many wait already. Askers take
 * turns: what one wants waits for one of every other's, however many these want.
 */
export function want(
  plan: PrintPlan,
  key: string,
  asker: string,
  { mostWanted }: PlanBounds,
): { readonly plan: PrintPlan; readonly before: number | null } {
  const { underway } = plan
  const turn = turnOf(plan, asker)
  if (underway?.key === key) {
    const wanted = underway.wanted ?? { key, asker, turn }
    return { plan: { ...plan, underway: { key, wanted } }, before: 0 }
  }
  const earlier = plan.wanted.find((print) => print.key === key)
  if (earlier !== undefined && earlier.turn <= turn) return { plan, before: placeOf(plan, key) }
  const others = plan.wanted.filter((print) => print.key !== key)
  const wanted = insert(others, { key, asker, turn }).slice(0, mostWanted)
  if (!wanted.some((print) => print.key === key)) return { plan, before: null }
  const next = { ...plan, wanted, ahead: plan.ahead.filter((one) => one !== key) }
  return { plan: next, before: placeOf(next, key) }
}

/** Behind all of its turn. */
function insert(wanted: PrintPlan['wanted'], print: WantedPrint): PrintPlan['wanted'] {
  const at = wanted.filter(({ turn }) => turn <= print.turn).length
  return [...wanted.slice(0, at), print, ...wanted.slice(at)]
}

/** An asker's next turn: this one, or the one behind all that it waits for and has had. */
const turnOf = ({ wanted, turn, served }: PrintPlan, asker: string): number =>
  Math.max(
    served.includes(asker) ? turn + 1 : turn,
    ...wanted.filter((print) => print.asker === asker).map((print) => print.turn + 1),
  )

/** What is printed ahead does not count, since it is given up for a wish. */
const placeOf = ({ underway, wanted }: PrintPlan, key: string): number =>
  wanted.findIndex((print) => print.key === key) + (underway?.wanted ? 1 : 0)

/** The plan with these to be printed ahead, in place of those that were; so many of them as there is room for. */
export function planAhead(plan: PrintPlan, keys: readonly string[], { mostAhead }: PlanBounds): PrintPlan {
  const known = new Set([...plan.wanted.map(({ key }) => key), plan.underway?.key])
  return { ...plan, ahead: [...new Set(keys)].filter((key) => !known.has(key)).slice(0, mostAhead) }
}

/** The plan with the next document under way: one that is wanted, else one ahead where that may be; itself without one. */
export function begin(plan: PrintPlan, mayPrintAhead: boolean): PrintPlan {
  if (plan.underway !== null) return plan
  const [wanted, ...laterWanted] = plan.wanted
  if (wanted !== undefined) {
    const { key, asker, turn } = wanted
    const served = turn > plan.turn ? [asker] : [...plan.served, asker]
    return { ...plan, underway: { key, wanted }, wanted: laterWanted, turn, served }
  }
  const [key, ...ahead] = plan.ahead
  return key === undefined || !mayPrintAhead ? plan : { ...plan, underway: { key, wanted: null }, ahead }
}

/** Whether what is under way is in the way of somebody's wish. */
export const isInTheWay = ({ underway, wanted }: PrintPlan): boolean =>
  underway !== null && underway.wanted === null && wanted.length > 0

/** The plan with nothing under way, whatever became of it. */
export const end = (plan: PrintPlan): PrintPlan => ({ ...plan, underway: null })

/** The same, with what was under way to be printed later: it has been given up for another. */
export function putBack(plan: PrintPlan, { mostWanted }: PlanBounds): PrintPlan {
  const { underway, wanted, ahead } = plan
  if (underway === null) return plan
  return underway.wanted === null
    ? { ...plan, underway: null, ahead: [underway.key, ...ahead.filter((key) => key !== underway.key)] }
    : { ...plan, underway: null, wanted: insert(wanted, underway.wanted).slice(0, mostWanted) }
}
