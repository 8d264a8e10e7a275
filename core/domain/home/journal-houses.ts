import { localise, type LocalizedText } from '../language/localized.ts'
import type { Journal } from '../site/journal.ts'

/** Journals that one house publishes. */
export interface JournalHouse {
  /** '' in both languages for journals that stand alone. */
  readonly name: LocalizedText
  readonly journals: readonly Journal[]
}

/**
 * Journals by the group they belong to, in the order of their first journals; those that stand alone come last. Law:
 * every journal stands in one house, in its order.
 */
export function journalHouses(journals: readonly Journal[]): readonly JournalHouse[] {
  const houses = new Map<string, { readonly name: LocalizedText; readonly journals: Journal[] }>()
  for (const journal of journals) {
    const name = localise(journal.groupName, 'zh')
    const house = houses.get(name)
    if (house === undefined) houses.set(name, { name: journal.groupName, journals: [journal] })
    else house.journals.push(journal)
  }
  const all = [...houses]
  return [...all.filter(([name]) => name !== ''), ...all.filter(([name]) => name === '')].map(
    ([, house]) => house,
  )
}
