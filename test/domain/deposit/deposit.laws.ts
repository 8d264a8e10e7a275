import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  datePartsOf,
  nameIn,
  publishedOn,
  type DepositedArticle,
  type DepositedAuthor,
} from '../../../core/domain/deposit/deposited-article.ts'
import { depositFileName, depositForms, isDeposited } from '../../../core/domain/deposit/deposit-forms.ts'
import { readXml } from '../citation/readers.ts'
import { orderOf, strayChild } from './deposit-orders.ts'

const line = fc.oneof(
  fc.constantFrom('', '河流 <i>H</i><sub>2</sub>O', 'A & B', ']]>', '\u0001<x>', '10.1/a', '1'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const both = fc.record({ zh: line, en: line })
const date = fc.constantFrom('', '2026', '2026-03', '2026-03-05', 'soon')
const parts = fc.option(fc.record({ surname: line, givenNames: line, suffix: line }))

const author: fc.Arbitrary<DepositedAuthor> = fc.record({
  name: both,
  parts: fc.record({ zh: parts, en: parts }),
  isOrganisation: fc.boolean(),
  orcid: fc.constantFrom('', '0000-0002-1825-0097'),
  affiliations: fc.array(both, { maxLength: 2 }),
})

const article: fc.Arbitrary<DepositedArticle> = fc.record({
  doi: fc.constantFrom('10.1234/a<b>', '10.5555/x'),
  language: fc.constantFrom('zh', 'en'),
  journal: fc.record({ name: both, abbreviation: line, issn: line, publisher: both }),
  type: line,
  title: both,
  authors: fc.array(author, { maxLength: 3 }),
  abstract: both,
  keywords: fc.record({ zh: fc.array(line, { maxLength: 2 }), en: fc.array(line, { maxLength: 2 }) }),
  year: fc.constantFrom(0, 2026),
  volume: line,
  issue: line,
  firstPage: line,
  lastPage: line,
  elocationId: line,
  dates: fc.record({ received: date, accepted: date, online: date, published: date }),
  licenseUrl: fc.constantFrom('', 'https://creativecommons.org/licenses/by/4.0/', 'javascript:x'),
  references: fc.array(fc.record({ key: fc.constant('ref1'), doi: line, text: line }), { maxLength: 2 }),
  relations: fc.array(
    fc.record({ type: fc.constantFrom('', 'commentary', 'corrected-article'), doi: fc.constant('10.1/b') }),
    { maxLength: 2 },
  ),
  urls: both,
  pdfUrl: fc.constantFrom('', 'https://a.cn/zh/article/1.pdf'),
})

const batch = { id: 'a', timestamp: '1', depositor: 'D', email: 'a@b.cn', registrant: 'R' }

describe('what registries are told', () => {
  it.each(depositForms.map(({ name, print }) => ({ name, print })))(
    'should be well-formed for $name, with elements in the order of its schema',
    ({ name, print }) => {
      fc.assert(
        fc.property(article, (each) => {
          const root = readXml(print(each, batch))
          expect(strayChild(root, orderOf[name])).toBeNull()
        }),
      )
    },
  )

  it('should name a journal by a short title in letters that the registries read alone', () => {
    fc.assert(
      fc.property(article, ({ journal, ...each }) => {
        const printed = depositForms.map(({ print }) =>
          print({ ...each, journal: { ...journal, abbreviation: '水力学报' } }, batch),
        )
        for (const xml of printed) expect(xml).not.toContain('水力学报')
        const pubmed = depositForms.find(({ name }) => name === 'pubmed')
        const latin = pubmed?.print({ ...each, journal: { ...journal, abbreviation: 'J Hydraul' } }, batch)
        expect(latin).toContain('<JournalTitle>J Hydraul</JournalTitle>')
      }),
    )
  })

  it('should be told again in the same words', () => {
    fc.assert(
      fc.property(article, (each) => {
        for (const { print } of depositForms) expect(print(each, batch)).toBe(print({ ...each }, batch))
      }),
    )
  })
})

describe('names and dates', () => {
  const named = (part: Partial<DepositedAuthor>): DepositedAuthor => ({
    name: { zh: '张三', en: '' },
    parts: { zh: null, en: null },
    isOrganisation: false,
    orcid: '',
    affiliations: [],
    ...part,
  })

  it('should take a name in its parts where they are told, and guess them elsewhere', () => {
    const told = { surname: 'van Dyk', givenNames: 'Ann', suffix: 'Jr.' }
    const name = { zh: '', en: 'Ann van Dyk, Jr.' }
    const known = nameIn(named({ name, parts: { zh: null, en: told } }), ['en', 'zh'])
    expect(known).toMatchObject({ family: 'van Dyk', given: 'Ann', suffix: 'Jr.' })
    expect(nameIn(named({ name: { zh: '', en: 'San Zhang' } }), ['en'])?.given).toBe('San')
    expect(nameIn(named({}), ['en', 'zh'])?.family).toBe('张三')
    expect(nameIn(named({ isOrganisation: true }), ['zh'])).toMatchObject({ whole: '张三', family: '' })
    expect(nameIn(named({}), ['en'])).toBeNull()
  })

  it('should be as exact as they are known', () => {
    expect(datePartsOf('2026-03-05T10:00:00Z')).toEqual({ year: '2026', month: '03', day: '05' })
    expect(datePartsOf('2026-03')).toEqual({ year: '2026', month: '03', day: '' })
    expect(datePartsOf('spring')).toBeNull()
    const dates = { received: '', accepted: '', online: '', published: '' }
    expect(publishedOn({ dates, year: 2026 })?.year).toBe('2026')
    expect(publishedOn({ dates, year: 0 })).toBeNull()
    expect(publishedOn({ dates: { ...dates, online: '2025-12' }, year: 2026 })?.month).toBe('12')
  })
})

describe('which articles are told of', () => {
  it('should be those with a DOI that is registered, each in a file of its own', () => {
    expect([isDeposited({ doi: '10.1234/a' }), isDeposited({ doi: '10.5555/a' })]).toEqual([true, false])
    expect([isDeposited({ doi: '' }), isDeposited({ doi: 'x' })]).toEqual([false, false])
    expect(depositFileName('10.1234/A.b(1)')).toBe('10.1234_2f_a.b_28_1_29_.xml')
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const isSame = one.toLowerCase() === other.toLowerCase()
        expect(depositFileName(one) === depositFileName(other)).toBe(isSame)
      }),
    )
  })
})
