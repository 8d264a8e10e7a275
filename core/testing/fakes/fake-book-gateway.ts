import type { BookGateway } from '../../ports/book-gateway.ts'
import { answered, refused, thenAnswer } from '../../usecases/answers.ts'
import type { OnTheWay } from './fake-answers.ts'
import type { FakeBooks } from './fake-side-content.ts'

/** A book cloud in memory: its setting, and where it opens for each credential. */
export function createFakeBookGateway(
  { check = 'false', jumpUrls = {} }: FakeBooks = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): BookGateway {
  const known = new Map(Object.entries(jumpUrls))
  return {
    check: () => onTheWay('check', answered(check)),
    jumpUrl: (_reader, credential) =>
      onTheWay(
        'jumpUrl',
        thenAnswer(answered(null), () => {
          const url = known.get(credential)
          return url === undefined ? refused({ kind: 'absent', call: 'jumpUrl' }) : answered(url)
        }),
      ),
  }
}
