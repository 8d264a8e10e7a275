import { localise, type UiLanguage } from '@xuekan/core'
import type { Journal } from '@xuekan/core/site'

export interface JournalGroup {
  /** '' for journals that stand alone. */
  readonly name: string
  readonly journals: readonly Journal[]
}

/** Journals by the group they belong to, in the order of their first journals; those that stand alone come last. */
export function groupJournals(journals: readonly Journal[], language: UiLanguage): readonly JournalGroup[] {
  const groups = new Map<string, Journal[]>()
  for (const journal of journals) {
    const name = localise(journal.groupName, language)
    groups.set(name, [...(groups.get(name) ?? []), journal])
  }
  const all = [...groups].map(([name, members]) => ({ name, journals: members }))
  return [...all.filter(({ name }) => name !== ''), ...all.filter(({ name }) => name === '')]
}
