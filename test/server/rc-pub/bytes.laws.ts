import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteRange } from '../../../server/rc-pub/bytes/byte-range.ts'
import { contentDisposition } from '../../../server/rc-pub/bytes/content-disposition.ts'
import { namesStrongly, namesWeakly } from '../../../server/http/entity-tags.ts'

const size = fc.nat({ max: 50 })
const position = fc.nat({ max: 60 })

/** The positions below `count` that a range of RFC 9110, 14.1.2 selects. */
const selected = (count: number, suits: (at: number) => boolean): readonly number[] =>
  Array.from({ length: count }, (_, at) => at).filter(suits)

const given = (count: number, header: string): readonly number[] | string => {
  const range = byteRange(header, count)
  return typeof range === 'string' ? range : selected(count, (at) => at >= range.from && at < range.to)
}

const orUnsatisfiable = (positions: readonly number[]) =>
  positions.length === 0 ? 'unsatisfiable' : positions

describe('byteRange', () => {
  it('should select the bytes from one position to another, both included [C7.10]', () => {
    fc.assert(
      fc.property(size, position, position, (count, first, last) => {
        const expected = orUnsatisfiable(selected(count, (at) => at >= first && at <= last))
        expect(given(count, `bytes=${first}-${last}`)).toEqual(last < first ? 'whole' : expected)
      }),
    )
  })

  it('should select the bytes from a position to the end [C7.10]', () => {
    fc.assert(
      fc.property(size, position, (count, first) => {
        expect(given(count, `bytes=${first}-`)).toEqual(orUnsatisfiable(selected(count, (at) => at >= first)))
      }),
    )
  })

  it('should select so many bytes before the end [C7.10]', () => {
    fc.assert(
      fc.property(size, position, (count, suffix) => {
        expect(given(count, `bytes=-${suffix}`)).toEqual(
          orUnsatisfiable(selected(count, (at) => at >= count - suffix)),
        )
      }),
    )
  })

  it('should stay within the bytes, whatever it is asked', () => {
    const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=[\d,\- ]{0,12}$/))
    fc.assert(
      fc.property(fc.option(header, { nil: undefined }), size, (requested, count) => {
        const range = byteRange(requested, count)
        if (typeof range === 'string') return
        expect(0 <= range.from && range.from < range.to && range.to <= count).toBe(true)
      }),
    )
  })

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=0-1,3-4',
    'bytes=a-b',
    'items=0-1',
    'bytes=1--2',
    'bytes=5-4',
  ])('should give all where %s is asked', (header) => {
    expect(byteRange(header, 10)).toBe('whole')
  })

  it('should read units in any letter case, and numbers of any length', () => {
    expect(byteRange('Bytes = 2 - 3', 10)).toEqual({ from: 2, to: 4 })
    expect(byteRange(`bytes=2-${'9'.repeat(400)}`, 10)).toEqual({ from: 2, to: 10 })
    expect(byteRange(`bytes=-${'9'.repeat(400)}`, 10)).toEqual({ from: 0, to: 10 })
    expect(byteRange(`bytes=${'9'.repeat(400)}-`, 10)).toBe('unsatisfiable')
  })
})

/** The name that a browser saves under: that of filename* where there is one (RFC 6266, 4.3). */
function savedName(header: string): string {
  const extended = /; filename\*=UTF-8''(\S+)$/.exec(header)?.[1]
  if (extended !== undefined) return decodeURIComponent(extended)
  return /; filename="([^"]*)"$/.exec(header)?.[1] ?? ''
}

describe('contentDisposition', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.normalize('NFC'))

  it('should give back the name [C7.14]', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(savedName(contentDisposition('attachment', text))).toBe(text)
      }),
    )
  })

  it('should be one header of visible ASCII, whatever the name holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('inline', 'attachment'),
        (text, shown) => {
          const header = contentDisposition(shown, text)
          expect(header).toMatch(/^[ -~]+$/)
          expect(header.split(';', 1)[0]).toBe(shown)
          expect(header.split('"')).toHaveLength(text === '' ? 1 : 3)
        },
      ),
    )
  })

  it('should name nothing where there is no name, and give old programs what they can read', () => {
    expect(contentDisposition('inline', '')).toBe('inline')
    expect(contentDisposition('attachment', 'a b.pdf')).toBe('attachment; filename="a b.pdf"')
    expect(contentDisposition('attachment', '水"\\.pdf')).toBe(
      `attachment; filename="___.pdf"; filename*=UTF-8''%E6%B0%B4%22%5C.pdf`,
    )
  })
})

describe('entity tags', () => {
  const tag = fc.stringMatching(/^"[!#-~]{0,8}"$/)
  const listed = fc.tuple(tag, fc.boolean()).map(([text, weak]) => (weak ? `W/${text}` : text))
  const gap = fc.constantFrom(',', ', ', ' ,  ')

  it('should be found in a list of If-None-Match weakly, of If-Match strongly [C7.10]', () => {
    fc.assert(
      fc.property(fc.array(listed, { minLength: 1, maxLength: 5 }), tag, gap, (tags, requested, comma) => {
        const header = tags.join(comma)
        expect(namesWeakly(header, requested)).toBe(
          tags.some((each) => each.replace(/^W\//, '') === requested),
        )
        expect(namesStrongly(header, requested)).toBe(tags.includes(requested))
      }),
    )
  })

  it('should name a weak one for who has it already, and never for who asks for the same bytes', () => {
    for (const header of ['"a"', 'W/"a"', '"b", W/"a"']) {
      expect(namesWeakly(header, 'W/"a"')).toBe(true)
      expect(namesStrongly(header, 'W/"a"')).toBe(false)
    }
    expect(namesWeakly('W/"b"', 'W/"a"')).toBe(false)
  })

  it('should all be named by a star, and none by nothing', () => {
    for (const names of [namesWeakly, namesStrongly])
      expect(['*', ' * ', '', '"b"', 'a', '"a'].map((header) => names(header, '"a"'))).toEqual([
        true,
        true,
        false,
        false,
        false,
        false,
      ])
  })
})
