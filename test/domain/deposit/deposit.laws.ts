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
import {
  depositPause,
  depositState,
  mostDepositAttempts,
  nextDepositAttempt,
} from '../../../core/domain/deposit/deposit-queue.ts'
import { printCrossref, printUnixref, printUnknownDoi } from '../../../core/domain/deposit/print-crossref.ts'
import { readXml } from '../citation/readers.ts'
import { depositedParts } from './deposited-parts.ts'
import { orderOf, strayChild } from './deposit-orders.ts'

const article: fc.Arbitrary<DepositedArticle> = fc.record(depositedParts)

const batchOf = (policy: string) => ({
  id: 'a',
  timestamp: '1',
  depositor: 'D',
  email: 'a@b.cn',
  registrant: 'R',
  policy,
})
const batch = batchOf('')

describe('what registries are told', () => {
  it.each(depositForms.map(({ name, print }) => ({ name, print })))(
    'should be well-formed for $name, with elements in the order of its schema',
    ({ name, print }) => {
      fc.assert(
        fc.property(
          fc.array(article, { minLength: 1, maxLength: 2 }),
          fc.constantFrom('', '10.1234/policy'),
          (articles, policy) => {
            const root = readXml(print(articles, batchOf(policy)))
            expect(strayChild(root, orderOf[name])).toBeNull()
          },
        ),
      )
    },
  )

  it('should name a journal by a short title in letters that the registries read alone', () => {
    fc.assert(
      fc.property(article, ({ journal, ...each }) => {
        const printed = depositForms.map(({ print }) =>
          print([{ ...each, journal: { ...journal, abbreviation: '水力学报' } }], batch),
        )
        for (const xml of printed) expect(xml).not.toContain('水力学报')
        const pubmed = depositForms.find(({ name }) => name === 'pubmed')
        const latin = pubmed?.print([{ ...each, journal: { ...journal, abbreviation: 'J Hydraul' } }], batch)
        expect(latin).toContain('<JournalTitle>J Hydraul</JournalTitle>')
      }),
    )
  })

  it('should be told again in the same words', () => {
    fc.assert(
      fc.property(article, (each) => {
        for (const { print } of depositForms) expect(print([each], batch)).toBe(print([{ ...each }], batch))
      }),
    )
  })
})

describe('corrections and look-ups', () => {
  it('should tell a correction as such where there is a page of policy, and as a related work elsewhere', () => {
    fc.assert(
      fc.property(article, (each) => {
        const notice: DepositedArticle = {
          ...each,
          year: 2026,
          licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
          relations: [
            { type: 'retracted-article', doi: '10.1234/bad' },
            { type: 'commentary', doi: '10.1234/other' },
          ],
        }
        const told = printCrossref([notice], batchOf('10.1234/policy'))
        expect(told).toMatch(/<update type="retraction" date="\d{4}-\d\d-\d\d">10\.1234\/bad<\/update>/)
        expect(told.match(/10\.1234\/bad/g)).toHaveLength(1)
        expect(told).toContain('<custom_metadata><ai:program')
        expect(told).toContain('>10.1234/other</rel:inter_work_relation>')
        const plain = printCrossref([notice], batch)
        expect(plain).not.toContain('crossmark')
        expect(plain).toContain('>10.1234/bad</rel:inter_work_relation>')
      }),
    )
  })

  it('should answer a look-up with what is deposited, and say of an unknown DOI that it is not here', () => {
    fc.assert(
      fc.property(article, (each) => {
        const deposited = /<journal>.*<\/journal>/s.exec(printCrossref([each], batch))?.[0]
        const found = printUnixref(each)
        expect(deposited).toBeDefined()
        expect(found).toContain(deposited)
        expect(strayChild(readXml(found), orderOf.crossref)).toBeNull()
      }),
    )
    expect(readXml(printUnknownDoi('10.1/<x>')).name).toBe('doi_records')
  })
})

describe('how an article stands with a registry', () => {
  const entry = fc.record({
    hash: fc.constantFrom('a', 'b'),
    sentHash: fc.constantFrom('a', 'b', null),
    attempts: fc.nat(25),
    due: fc.option(fc.nat()),
  })

  it('should be waiting or failing exactly where something is due, and sent where the registry has it', () => {
    fc.assert(
      fc.property(entry, (each) => {
        const state = depositState(each)
        expect(each.due !== null).toBe(state === 'waiting' || state === 'failing')
        expect(state === 'sent').toBe(each.due === null && each.hash === each.sentHash)
      }),
    )
  })

  it('should be tried again after pauses that never shorten, a day at most, and not for ever', () => {
    fc.assert(
      fc.property(fc.nat(200), (attempts) => {
        const [pause, next] = [depositPause(attempts), depositPause(attempts + 1)]
        expect(pause).toBeGreaterThanOrEqual(60_000)
        expect(next).toBeGreaterThanOrEqual(pause)
        expect(next).toBeLessThanOrEqual(86_400_000)
        const again = nextDepositAttempt(attempts, 1_000)
        expect(again).toBe(attempts < mostDepositAttempts ? 1_000 + pause : null)
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
