import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedTypeIn, writtenForms } from '../../../core/domain/negotiation/described-types.ts'
import { preferredType } from '../../../core/domain/negotiation/preferred-type.ts'

const types = ['text/html', 'application/ld+json', 'application/x-bibtex', 'text/xml'] as const
const ranges = [...types, 'text/*', 'application/*', '*/*', 'image/png'] as const

interface Said {
  readonly range: string
  readonly weight: number
}

const arbitrarySaid: fc.Arbitrary<readonly Said[]> = fc.uniqueArray(
  fc.record({
    range: fc.constantFrom(...ranges),
    weight: fc.integer({ min: 0, max: 1_000 }).map((each) => each / 1_000),
  }),
  { minLength: 1, maxLength: 6, selector: ({ range }) => range },
)

const print = (said: readonly Said[]): string =>
  said.map(({ range, weight }) => `${range};q=${weight}`).join(', ')

/** How much of a type a client wants, told in another way than the rule does: by the longest range that matches. */
const wantOf = (type: string, said: readonly Said[]): number =>
  said
    .filter(({ range }) => new RegExp(`^${range.replace('+', '\\+').replaceAll('*', '[^/]+')}$`).test(type))
    .toSorted((a, b) => Number(a.range.includes('*')) - Number(b.range.includes('*')))
    .toSorted((a, b) => Number(a.range === '*/*') - Number(b.range === '*/*'))[0]?.weight ?? 0

describe('preferredType', () => {
  it('should take what is wanted most, and of equals the first offered', () => {
    fc.assert(
      fc.property(arbitrarySaid, (said) => {
        const found = preferredType(print(said), types)
        const wants = types.map((type) => wantOf(type, said))
        const most = Math.max(...wants)
        expect(found).toBe(most === 0 ? null : types[wants.indexOf(most)])
      }),
    )
  })

  it('should not heed the order, letter case and blanks of a header', () => {
    fc.assert(
      fc.property(arbitrarySaid, (said) => {
        const found = preferredType(print(said), types)
        expect(preferredType(print(said.toReversed()), types)).toBe(found)
        expect(preferredType(print(said).toUpperCase().replaceAll(';', ' ; '), types)).toBe(found)
      }),
    )
  })

  it('should be total, and answer with what is offered', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (header) => {
        expect([null, ...types]).toContain(preferredType(header, types))
      }),
    )
    expect(preferredType('', types)).toBe('text/html')
    expect(preferredType('', [])).toBeNull()
  })

  it('should read over parameters, also with commas in them, and take a bad weight for none', () => {
    const profile = 'application/ld+json;profile="https://a.cn/x,text/html;q=1", text/html;q=0.5'
    expect(preferredType(profile, types)).toBe('application/ld+json')
    expect(preferredType('text/html;q=0.1, text/xml;q=much', types)).toBe('text/xml')
    expect(preferredType('text/html;q=0', types)).toBeNull()
    expect(preferredType('*/*, text/html;q=0', types)).toBe('application/ld+json')
  })
})

describe('describedTypeIn', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'],
    ['application/xml,application/xhtml+xml,text/html;q=0.9,text/plain;q=0.8,image/png,*/*;q=0.5'],
    ['*/*'],
    ['application/*'],
    [''],
    ['image/png'],
    ['application/json'],
  ])('should leave browsers and all who ask for nothing of it the page: %s', (accept) => {
    expect(describedTypeIn(accept)).toBeNull()
  })

  it('should know each form that is written, and the names of programs for the others', () => {
    for (const { type } of writtenForms) expect(describedTypeIn(type)).toBe(type)
    expect(describedTypeIn('text/x-bibtex, */*;q=0.1')).toBe('application/x-bibtex')
    expect(describedTypeIn('application/jats+xml')).toBe('application/xml')
    expect(describedTypeIn('application/citeproc+json;q=0.5, text/html;q=0.4')).toBe(
      'application/vnd.citationstyles.csl+json',
    )
  })
})
