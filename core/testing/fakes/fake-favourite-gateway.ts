import type { FavouriteGateway } from '../../ports/favourite-gateway.ts'
import { fail, succeed } from '../../usecases/async-results.ts'
import type { FakeContent } from './fake-content.ts'
import { summariesOf } from './fake-content.ts'
import { memberCalls } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'
import { findSaved } from './find-saved.ts'

/** What a member keeps, in memory, beginning with nothing; of nobody where nobody is logged in. */
export function createFakeFavouriteGateway(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FavouriteGateway {
  let kept: readonly string[] = []
  const asked = memberCalls(() => content.signedIn, onTheWay)
  const without = (id: string): readonly string[] => kept.filter((one) => one !== id)
  return {
    isCollected: (_context, { type, id }) =>
      asked('isCollected', () => succeed(type === 'article' && kept.includes(id))),
    collect: (_context, { type, id }) =>
      asked('collect', () => {
        if (type !== 'article' || summariesOf(content, [id]).length === 0)
          return fail({ kind: 'refused', call: 'collect', status: 404, message: 'The fake refuses.' })
        kept = kept.includes(id) ? kept : [id, ...kept]
        return succeed(null)
      }),
    uncollect: (_context, { id }) =>
      asked('uncollect', () => {
        kept = without(id)
        return succeed(null)
      }),
    kept: ({ language }, request) =>
      asked('kept', () => {
        const entries = summariesOf(content, kept).map((article) => ({ article, keptOn: '2026-11-23' }))
        return succeed(findSaved(entries, request, language))
      }),
  }
}
