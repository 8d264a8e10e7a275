import { defaultLanguage } from '../../domain/language/ui-language.ts'
import { indexTermRoute, type IndexTerm, type IndexTermKind } from '../../domain/index-term/index-term.ts'
import { authorIdentity } from '../../domain/route/read-prefixed.ts'
import { mapResult } from '../async-results.ts'
import { everyEntry } from './every-entry.ts'
import type { ListAddresses } from './page-address.ts'

/** Every author, keyword or subject with enough articles to be linked. */
export const indexTermAddresses =
  (kind: IndexTermKind): ListAddresses =>
  ({ context }, { search }) =>
    mapResult(
      everyEntry((request) => search.terms(context, kind, request)),
      (values) =>
        values.flatMap(({ value }) => {
          const term = termOf(kind, value)
          return term === null ? [] : [{ route: indexTermRoute(term, defaultLanguage), changedOn: '' }]
        }),
    )

function termOf(kind: IndexTermKind, value: string): IndexTerm | null {
  if (kind === 'keyword') return { kind, term: value }
  if (kind === 'subject') return { kind, subjectId: value }
  const by = authorIdentity(value)
  return by === null ? null : { kind, by }
}
