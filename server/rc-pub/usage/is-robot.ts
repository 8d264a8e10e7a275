import robots from './robots.json' with { type: 'json' }

/** The list of COUNTER as it stood on the date that the file names; letter case makes no difference. */
const patterns = new RegExp(robots.patterns.map((pattern) => `(?:${pattern})`).join('|'), 'i')

/** What was asked before: readers' browsers are few. */
const known = new Map<string, boolean>()
const mostKnown = 5_000

/** Whether a user agent is none of a person, by the list of COUNTER; who says nothing is none either. */
export function isRobot(userAgent: string): boolean {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const found = patterns.test(userAgent.slice(0, 1_000))
  if (known.size >= mostKnown) known.clear()
  known.set(userAgent, found)
  return found
}
