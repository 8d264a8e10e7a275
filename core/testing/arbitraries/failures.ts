import fc from 'fast-check'
import { forbiddenSiteStatus, type Failure } from '../../domain/failure/failure.ts'
import { callsWithGeneralMessage } from '../../domain/failure/message-of-failure.ts'
import { arbitraryText } from './text.ts'

const call = fc.constantFrom('article', 'site', 'search', ...callsWithGeneralMessage)

/** A failure of every kind. */
export const arbitraryFailure: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constantFrom('unreachable' as const, 'timeout', 'absent'), call }),
  fc.record({
    kind: fc.constant('malformed' as const),
    call,
    field: fc.constantFrom('', 'data', 'data[0].id'),
  }),
  fc.record({
    kind: fc.constant('refused' as const),
    call,
    status: fc.oneof(fc.integer({ min: 1 }), fc.constant(forbiddenSiteStatus)),
    message: arbitraryText,
  }),
  fc.record({ kind: fc.constant('expired' as const), call, message: arbitraryText }),
)
