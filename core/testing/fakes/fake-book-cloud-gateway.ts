import type { BookCloudGateway } from '../../ports/book-cloud-gateway.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'
import type { FakeBooks } from './fake-side-content.ts'

/** A book cloud in memory: its setting, and where it opens for each credential. */
export function createFakeBookCloudGateway(
  { check = 'false', jumpUrls = {} }: FakeBooks = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): BookCloudGateway {
  const known = new Map(Object.entries(jumpUrls))
  return {
    check: () => onTheWay('check', succeed(check)),
    jumpUrl: (_context, credential) =>
      onTheWay(
        'jumpUrl',
        andThen(succeed(null), () => {
          const url = known.get(credential)
          return url === undefined ? fail({ kind: 'absent', call: 'jumpUrl' }) : succeed(url)
        }),
      ),
  }
}
