import fc from 'fast-check'
import type { Failure } from '../../domain/failure/failure.ts'
import { messages } from '../../domain/failure/message-catalogue.ts'
import type { MessageKind } from '../../domain/failure/message-kind.ts'
import { callsWithGeneralMessage } from '../../domain/failure/message-of-failure.ts'
import { arbitraryFailure } from '../arbitraries/failures.ts'
import { junkText } from '../arbitraries/text.ts'
import { oneOf, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** The message that tells a failed call. */
export type FailureMessage = (failure: Failure) => MessageKind

const refusedWith = (call: string, message: string, status: number): Failure => ({
  kind: 'refused',
  call,
  status,
  message,
})

const status = fc.integer({ min: 1 })

/** What holds of the message of a failed call (C8.1, C4.10). */
export const failureLaws = (messageOf: FailureMessage): readonly Law[] => [
  law(
    'should have a place for every failure: in passing, or on the page',
    ['C8.4'],
    fc.property(arbitraryFailure, (failure) => {
      const message = messageOf(failure)
      oneOf(messages[message]?.place, ['toast', 'page'], `the place of ${message}`)
    }),
  ),
  law(
    "should tell a refusal in the server's words",
    ['C8.1'],
    fc.property(junkText, status, (text, number) => {
      fc.pre(text.trim() !== '')
      same(messageOf(refusedWith('article', text, number)), 'serverMessage', 'the message')
    }),
  ),
  law(
    'should tell a refusal in general words for a few calls, and wherever the server says nothing',
    ['C8.1'],
    fc.property(fc.constantFrom(...callsWithGeneralMessage), junkText, status, (call, text, number) => {
      same(messageOf(refusedWith(call, text, number)), 'getDataErrorMessage', 'the message')
      same(messageOf(refusedWith('article', ' ', number)), 'getDataErrorMessage', 'the message')
    }),
  ),
  law(
    'should tell an answer that did not come, or cannot be read, in general words',
    ['C8.1'],
    fc.property(arbitraryFailure, (failure) => {
      fc.pre(['unreachable', 'timeout', 'malformed'].includes(failure.kind))
      same(messageOf(failure), 'getDataErrorMessage', 'the message')
    }),
  ),
  law(
    'should tell an ended session as such',
    ['C4.10'],
    fc.property(arbitraryFailure, (failure) => {
      same(messageOf(failure) === 'sessionExpired', failure.kind === 'expired', 'whether the session ended')
    }),
  ),
]
