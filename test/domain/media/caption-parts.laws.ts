import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionParts } from '../../../core/domain/media/caption-parts.ts'

describe('captionParts', () => {
  const anyCaption = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '水位过程。',
          '站点',
          'Mean flow. ',
          'Lines at 0.6 m ',
          'cf. Smith et al. ',
          '(a) ',
          'x'.repeat(90),
        ),
        fc.string({ maxLength: 8 }),
      ),
    )
    .map((parts) => parts.join(''))

  it('should lose nothing but the stop of a title, and give no title longer than a heading', () => {
    fc.assert(
      fc.property(anyCaption, (caption) => {
        const { title, text } = captionParts(caption)
        const words = (each: string): string => each.replace(/[\s。.]/gu, '')
        expect(words(title + text)).toBe(words(caption))
        expect(title.length).toBeLessThanOrEqual(120)
      }),
    )
  })

  it('parts behind the first sentence, and not behind an abbreviation', () => {
    expect(captionParts('三个池室的流线。水流自左向右。')).toEqual({
      title: '三个池室的流线',
      text: '水流自左向右。',
    })
    expect(captionParts('Flow in three pools. Lines at 0.6 m.')).toEqual({
      title: 'Flow in three pools',
      text: 'Lines at 0.6 m.',
    })
    expect(captionParts('Data of Li et al. Redrawn')).toEqual({
      title: 'Data of Li et al. Redrawn',
      text: '',
    })
    expect(captionParts('x'.repeat(121))).toEqual({ title: '', text: 'x'.repeat(121) })
    expect(captionParts('')).toEqual({ title: '', text: '' })
  })
})
