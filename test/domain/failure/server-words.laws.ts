import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOfFailure } from '../../../core/domain/failure/message-of-failure.ts'
import { noticeOf } from '../../../core/domain/failure/notice.ts'
import { serverWords } from '../../../core/domain/failure/server-words.ts'
import { arbitraryFailure } from '../../../core/testing/arbitraries/failures.ts'

describe('serverWords', () => {
  it('should say what a notice of the same failure says [C8.1]', () => {
    fc.assert(
      fc.property(arbitraryFailure, (failure) => {
        fc.pre(failure.kind === 'refused' || failure.kind === 'expired')
        const notice = noticeOf(messageOfFailure(failure), failure.message)
        expect(serverWords(failure)).toBe(notice.message === 'getDataErrorMessage' ? '' : notice.words)
      }),
    )
  })

  it('should say nothing of a failure of which no server spoke [C8.1]', () => {
    fc.assert(
      fc.property(arbitraryFailure, (failure) => {
        fc.pre(failure.kind !== 'refused' && failure.kind !== 'expired')
        expect(serverWords(failure)).toBeNull()
      }),
    )
  })
})
