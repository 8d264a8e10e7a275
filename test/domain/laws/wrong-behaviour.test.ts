import { messageOfFailure } from '../../../core/domain/failure/message-of-failure.ts'
import { atMostFive } from '../../../core/domain/member/at-most-five.ts'
import { imageTypeOf } from '../../../core/domain/member/image-type.ts'
import { maskUserName } from '../../../core/domain/member/mask-user-name.ts'
import { uploadRules, validateUpload } from '../../../core/domain/member/upload.ts'
import { err, ok } from '../../../core/domain/result.ts'
import { backToTopDuration, backToTopPosition } from '../../../core/domain/shell/back-to-top.ts'
import { atMostFiveLaws, backToTopLaws, failureLaws, maskLaws, uploadLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachIsCaught } from './caught.ts'

describe('maskLaws', () => {
  const middle = 'should mask the characters at positions -8 to -4 of a name of eight or more, and no others'
  eachIsCaught([
    ['masks one too many', maskLaws((name) => maskUserName(name).replace(/.\*{4}/s, '*****')), middle],
    [
      'replaces the text wherever it stands',
      maskLaws((name) => name.replaceAll(name.slice(-8, -4) || ' ', '****')),
      middle,
    ],
    [
      'counts the units that encode a character',
      maskLaws((name) => (name.length <= 4 ? name : name.slice(0, -8) + '****' + name.slice(-4))),
      middle,
    ],
    [
      'masks nothing below eight',
      maskLaws((name) => ([...name].length < 8 ? name : maskUserName(name))),
      'should show the mask and the last four of a name of five to seven',
    ],
    [
      'masks short names too',
      maskLaws((name) => maskUserName(name.padStart(5, '*'))),
      'should leave a name of four or fewer as it is',
    ],
    [
      'shows nothing of what leaked',
      maskLaws((name) => (name === 'undefined' ? '' : maskUserName(name))),
      'should make u****ined of what leaked',
    ],
  ])
})

describe('atMostFiveLaws', () => {
  eachIsCaught([
    [
      'takes six',
      atMostFiveLaws((choices) => (new Set(choices).size === 6 ? ok(choices) : atMostFive(choices))),
      'should refuse more than 5 that differ',
    ],
    [
      'counts a choice twice',
      atMostFiveLaws((choices) => (choices.length > 5 ? err('tooMany') : atMostFive(choices))),
      'should take the choices in their order, each once, where at most 5 differ',
    ],
    [
      'sorts the choices',
      atMostFiveLaws((choices) => atMostFive(choices.toSorted((a, b) => a - b))),
      'should take the choices in their order, each once, where at most 5 differ',
    ],
    [
      'cuts what is too many',
      atMostFiveLaws((choices) => atMostFive([...new Set(choices)].slice(0, 5))),
      'should refuse more than 5 that differ',
    ],
  ])
})

describe('uploadLaws', () => {
  const edge =
    'should take the largest size, and refuse one byte more, and a large file of a wrong type for its type'
  eachIsCaught([
    [
      'takes every image for a cover',
      uploadLaws((bytes, purpose) => {
        const type = imageTypeOf(bytes)
        return type === null
          ? err('wrongType')
          : bytes.length > uploadRules[purpose].largest
            ? err('tooLarge')
            : ok(type)
      }),
      'should take an image by its content where its purpose takes the type',
    ],
    [
      'looks for a signature anywhere',
      uploadLaws((bytes, purpose) =>
        validateUpload(bytes.subarray(Math.max(0, bytes.indexOf(0x89))), purpose),
      ),
      'should refuse bytes that are no image, also an image behind other bytes',
    ],
    [
      'takes one byte too many',
      uploadLaws((bytes, purpose) =>
        bytes.length === uploadRules[purpose].largest + 1
          ? validateUpload(bytes.subarray(1 - 1, 20), purpose)
          : validateUpload(bytes, purpose),
      ),
      edge,
    ],
    [
      'looks at the size first',
      uploadLaws((bytes, purpose) =>
        bytes.length > uploadRules[purpose].largest ? err('tooLarge') : validateUpload(bytes, purpose),
      ),
      edge,
    ],
    [
      'takes only what is smaller than the limit',
      uploadLaws((bytes, purpose) =>
        bytes.length >= uploadRules[purpose].largest ? err('tooLarge') : validateUpload(bytes, purpose),
      ),
      edge,
    ],
  ])
})

describe('backToTopLaws', () => {
  eachIsCaught([
    [
      'glides without steps',
      backToTopLaws((from, elapsed) => from * Math.max(0, 1 - elapsed / backToTopDuration)),
      'should stand still within a step of 16.7 ms and move at the next',
    ],
    [
      'goes beyond the top',
      backToTopLaws((from, elapsed) => from * (1 - elapsed / backToTopDuration)),
      'should be at the top from 500 ms on, however late it is asked, and not before',
    ],
    [
      'is there at once',
      backToTopLaws((from, elapsed) => (elapsed === 0 ? from : 0)),
      'should be at the top from 500 ms on, however late it is asked, and not before',
    ],
    [
      'begins a step ahead',
      backToTopLaws((from, elapsed) => backToTopPosition(from, elapsed + 20)),
      'should stand where it started at 0 ms',
    ],
    [
      'swings back',
      backToTopLaws((from, elapsed) =>
        elapsed > 250 && elapsed < 400 ? from : backToTopPosition(from, elapsed),
      ),
      'should never move down, nor beyond the top',
    ],
  ])
})

describe('failureLaws', () => {
  eachIsCaught([
    [
      'believes the server always',
      failureLaws((failure) => (failure.kind === 'refused' ? 'serverMessage' : messageOfFailure(failure))),
      'should tell a refusal in general words for a few calls, and wherever the server says nothing',
    ],
    [
      'never tells what the server says',
      failureLaws((failure) =>
        failure.kind === 'refused' ? 'getDataErrorMessage' : messageOfFailure(failure),
      ),
      "should tell a refusal in the server's words",
    ],
    [
      'takes an answer that did not come for an ended session',
      failureLaws((failure) => (failure.kind === 'timeout' ? 'sessionExpired' : messageOfFailure(failure))),
      'should tell an ended session as such',
    ],
    [
      'shows a malformed answer as a missing page',
      failureLaws((failure) =>
        failure.kind === 'malformed' ? 'pageUnavailable' : messageOfFailure(failure),
      ),
      'should tell an answer that did not come, or cannot be read, in general words',
    ],
    [
      'asks in an alert',
      failureLaws((failure) => (failure.kind === 'absent' ? 'searchTermEmpty' : messageOfFailure(failure))),
      'should have a place for every failure: in passing, or on the page',
    ],
  ])
})
