import type { DroppedDownload } from '../../domain/member/saved-article.ts'
import type { DownloadGateway } from '../../ports/download-gateway.ts'
import { fail, succeed } from '../../usecases/async-results.ts'
import type { FakeContent } from './fake-content.ts'
import { summariesOf } from './fake-content.ts'
import { findSaved } from './find-saved.ts'
import { memberCalls } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'

/** What a member has downloaded, in memory, beginning with nothing; of nobody where nobody is logged in. */
export function createFakeDownloadGateway(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): DownloadGateway {
  let known: readonly DroppedDownload[] = []
  const asked = memberCalls(() => content.signedIn, onTheWay)
  const without = (id: string): readonly DroppedDownload[] => known.filter((one) => one.id !== id)
  return {
    downloads: ({ language }, request) =>
      asked('downloads', () => {
        const newest = known.toSorted((a, b) => b.at.localeCompare(a.at))
        const kept = newest.flatMap(({ id, at }) =>
          summariesOf(content, [id]).map((article) => ({ article, keptOn: at.slice(0, 10) })),
        )
        return succeed(findSaved(kept, request, language))
      }),
    dropDownload: (_context, id) =>
      asked('dropDownload', () => {
        const at = known.find((one) => one.id === id)?.at ?? ''
        known = without(id)
        return succeed(at)
      }),
    restoreDownload: (_context, download) =>
      asked('restoreDownload', () => {
        if (summariesOf(content, [download.id]).length === 0)
          return fail({ kind: 'refused', call: 'restoreDownload', status: 404, message: 'The fake refuses.' })
        known = [...without(download.id), download]
        return succeed(null)
      }),
  }
}
