import { sameFavourite } from '../../domain/member/favourite.ts'
import { localise } from '../../domain/language/localized.ts'
import type { FavouriteGateway, KeptArticle } from '../../ports/favourite-gateway.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import type { FakeContent } from './fake-content.ts'
import { summariesOf } from './fake-content.ts'
import type { OnTheWay } from './fake-results.ts'
import { pageOf } from './page-of.ts'

/** What a member keeps, in memory, beginning with nothing; of nobody where nobody is logged in. */
export function createFakeFavouriteGateway(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): FavouriteGateway {
  let kept: readonly string[] = []
  const asked = <T>(call: string, answer: () => AsyncResult<T>): AsyncResult<T> =>
    onTheWay(
      call,
      andThen(succeed(null), () =>
        content.signedIn === undefined ? fail({ kind: 'expired', call, message: '请先登录' }) : answer(),
      ),
    )
  const without = (id: string): readonly string[] => kept.filter((one) => one !== id)
  return {
    isCollected: (_context, favourite) =>
      asked('isCollected', () =>
        succeed(kept.some((id) => sameFavourite({ type: 'article', id }, favourite))),
      ),
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
    kept: ({ language }, { term, order, ...page }) =>
      asked('kept', () => {
        const found = summariesOf(content, kept).filter(({ title }) =>
          `${title.zh} ${title.en}`.toLowerCase().includes(term.toLowerCase()),
        )
        const named = ({ title }: (typeof found)[number]): string => localise(title, language)
        const sorted =
          order === 'kept'
            ? found
            : found.toSorted((a, b) =>
                order === 'title'
                  ? named(a).localeCompare(named(b))
                  : b.publishedOn.localeCompare(a.publishedOn),
              )
        const entries: readonly KeptArticle[] = sorted.map((article) => ({ article, keptOn: '2026-11-23' }))
        return succeed(pageOf(entries, page))
      }),
  }
}
