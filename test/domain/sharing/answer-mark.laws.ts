import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countsReportedVisit,
  isMarkable,
  parseAnswerMark,
  printAnswerMark,
  type AnswerMark,
} from '../../../core/domain/sharing/answer-mark.ts'

const time = fc.integer({ min: 0, max: 4_000_000_000_000 })
const id = fc.stringMatching(/^[\w-]{1,20}$/)
const mark: fc.Arbitrary<AnswerMark> = fc.record({
  portal: fc.stringMatching(/^[\da-z]{1,16}$/),
  number: fc.integer({ min: 1, max: 1_000_000 }),
  at: time,
  siteId: id,
  articleId: fc.option(id),
})

describe('an answer’s mark', () => {
  it('should be read as it was printed', () => {
    fc.assert(
      fc.property(mark, (each) => {
        expect(parseAnswerMark(printAnswerMark(each))).toEqual(each)
      }),
    )
  })

  it('should be one that is read back exactly where its ids can stand in it', () => {
    const any = fc.oneof(id, fc.string(), fc.constantFrom('', 'a.b', '-', 'x'.repeat(64), 'x'.repeat(65)))
    fc.assert(
      fc.property(mark, any, fc.option(any), (each, siteId, articleId) => {
        const named = { ...each, siteId, articleId }
        expect(isDeepStrictEqual(parseAnswerMark(printAnswerMark(named)), named)).toBe(isMarkable(named))
      }),
    )
  })

  it('should be refused where it is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseAnswerMark(text)
        expect(read === null || isMarkable(read)).toBe(true)
      }),
    )
    for (const text of ['', 'a.1.2.3', 'a.1.2..', 'A.1.2.3.', 'a.x.2.3.', 'a.1.2.3.4.5', 'a.1.2.3 4.'])
      expect(parseAnswerMark(text), text).toBeNull()
  })
})

describe('countsReportedVisit', () => {
  it('should count as many visits as answers or as tellings, whichever is more', () => {
    fc.assert(
      fc.property(mark, fc.integer({ min: 0, max: 20 }), time, (each, tellings, now) => {
        let known: 'counted' | 'told' = 'counted'
        let counted = 1
        for (let n = 0; n < tellings; n += 1) {
          if (countsReportedVisit({ mark: each, since: 0, now }, known)) counted += 1
          known = 'told'
        }
        expect(counted).toBe(Math.max(1, tellings))
      }),
    )
  })

  it('should count of another host’s answers those that were old when they reached the browser', () => {
    fc.assert(
      fc.property(mark, fc.integer({ min: 0, max: 86_400_000 }), fc.nat(86_400_000), (each, age, since) => {
        const now = each.at + age + since
        expect(countsReportedVisit({ mark: each, since, now }, 'unknown')).toBe(age > 30_000)
      }),
    )
  })
})
