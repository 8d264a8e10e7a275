import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingMinutes } from '../../../core/domain/reading/reading-minutes.ts'

const paragraphs = fc
  .array(fc.constantFrom('鱼道是写给鱼看的路标，', 'Gravel beds remember the last flood. '), {
    maxLength: 400,
  })
  .map((sentences) => `<p>${sentences.join('')}</p>`)

describe('readingMinutes', () => {
  it('should be whole, at least one, and never less for more', () => {
    fc.assert(
      fc.property(paragraphs, paragraphs, (one, other) => {
        const minutes = readingMinutes(one)
        expect(Number.isInteger(minutes)).toBe(true)
        expect(minutes).toBeGreaterThanOrEqual(1)
        expect(readingMinutes(one + other)).toBeGreaterThanOrEqual(minutes)
      }),
    )
  })

  it.each([
    [`<p>${'水'.repeat(4000)}</p>`, 10],
    [`<p>${'water '.repeat(2200)}</p>`, 10],
    [`<p>${'水'.repeat(2000)}</p><p lang="en">${'water '.repeat(1100)}</p>`, 10],
  ])('reads Chinese by its characters and other languages by their words', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })

  it('takes one of several texts that say the same', () => {
    const both = `<p>${'水'.repeat(4000)}</p><p lang="en">${'water '.repeat(2200)}</p>`
    expect([readingMinutes(both), readingMinutes(both, 2)]).toEqual([20, 10])
    expect(readingMinutes('<p>水</p>', 2)).toBe(1)
  })

  it('counts no markup, no entity and no reference', () => {
    const text = `<p>${'水'.repeat(800)}</p>`
    expect(readingMinutes(text.replaceAll('水', '<b class="word word word">水</b>&nbsp;'))).toBe(2)
    expect(
      readingMinutes(`${text}<section class="references" id="references">${'水'.repeat(4000)}</section>`),
    ).toBe(2)
  })
})
