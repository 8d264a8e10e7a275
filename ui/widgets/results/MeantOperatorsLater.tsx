import { heldOperators, type SearchQuery } from '@xuekan/core/search'
import { drawnLater } from './drawn-later.tsx'

const later = drawnLater<{ readonly query: SearchQuery }>(() =>
  import('./MeantOperators.tsx').then(({ MeantOperators }) => MeantOperators),
)

export const prepareMeantOperators = later.prepare

/** What a term with operators is written like; few terms have any, and the code comes with the first one. */
export function MeantOperatorsLater({ query }: { readonly query: SearchQuery }) {
  const { joins, truncates } = heldOperators(query.term)
  return joins || truncates ? <later.Later query={query} /> : null
}
