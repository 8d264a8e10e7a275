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
import { printCrossref, printUnixref, printUnknownDoi } from '../../../core/domain/deposit/print-crossref.ts'
import { printDoaj } from '../../../core/domain/deposit/print-doaj.ts'
import { writtenText } from '../../../core/domain/article/written-text.ts'
import { xmlText } from '../../../core/domain/text/xml.ts'
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
  sentBefore: new Set<string>(),
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

describe('articles in other languages, and who paid for them', () => {
  const fixed = fc.sample(article, { numRuns: 1, seed: 7 })[0] as DepositedArticle
  const spanish: DepositedArticle = {
    ...fixed,
    doi: '10.1234/coraje',
    pdfUrl: 'https://a.cn/en/article/1.pdf',
    language: 'en',
    originalLanguage: 'es',
    title: { zh: '', en: 'Courage of truth' },
    abstract: { zh: '', en: '<p>On courage.</p>' },
    keywords: { zh: [], en: ['truth'] },
    texts: [
      {
        language: 'es',
        title: 'El coraje de la <i>verdad</i>',
        abstract: '<p>Sobre el coraje.</p><p>Y la verdad.</p>',
        keywords: ['verdad'],
      },
    ],
    relations: [],
    awards: [
      {
        funder: { zh: '', en: 'Fund of A & B' },
        funderId: 'https://doi.org/10.13039/501100001809',
        numbers: ['51', '52'],
      },
      { funder: { zh: '', en: 'House' }, funderId: 'https://ror.org/036rp1748', numbers: [] },
      { funder: { zh: '', en: 'Friends' }, funderId: 'https://friends.test/', numbers: [] },
    ],
  }
  const printedBy = (name: (typeof depositForms)[number]['name']): string =>
    depositForms.find((form) => form.name === name)?.print([spanish], batch) ?? ''

  it('should be told in the language of the original, each text in its own', () => {
    const crossref = printedBy('crossref')
    expect(crossref).toContain('<journal_article publication_type="full_text" language="es">')
    expect(crossref).toContain(
      '<titles><title>Courage of truth</title>' +
        '<original_language_title language="es">El coraje de la verdad</original_language_title></titles>',
    )
    expect(crossref).toContain(
      '<jats:abstract xml:lang="es"><jats:p>Sobre el coraje.</jats:p><jats:p>Y la verdad.</jats:p></jats:abstract>' +
        '<jats:abstract xml:lang="en"><jats:p>On courage.</jats:p></jats:abstract>',
    )
    const doaj = printedBy('doaj')
    expect(doaj).toContain('<language>spa</language>')
    expect(doaj).toContain(
      '<title language="spa">El coraje de la verdad</title><title language="eng">Courage of truth</title>',
    )
    expect(doaj).toContain('<keywords language="spa"><keyword>verdad</keyword></keywords>')
    const pubmed = printedBy('pubmed')
    expect(pubmed).toContain(
      '<ArticleTitle>Courage of truth</ArticleTitle><VernacularTitle>El coraje de la verdad</VernacularTitle>',
    )
    expect(pubmed).toContain('<Language>ES</Language>')
    expect(pubmed).toContain('<Abstract>On courage.</Abstract><OtherAbstract Language="spa">Sobre el coraje.')
  })

  it('should name each funder once with its grants, by the registries that know it', () => {
    const named = (name: string, content: string) => `<fr:assertion name="${name}">${content}</fr:assertion>`
    expect(printedBy('crossref')).toContain(
      `<fr:program name="fundref">${[
        named(
          'fundgroup',
          named(
            'funder_name',
            `Fund of A &amp; B${named('funder_identifier', 'https://doi.org/10.13039/501100001809')}`,
          ) +
            named('award_number', '51') +
            named('award_number', '52'),
        ),
        named('fundgroup', named('ror', 'https://ror.org/036rp1748')),
        named('fundgroup', named('funder_name', 'Friends')),
      ].join('')}</fr:program>`,
    )
  })

  it('should claim a printed copy only where it has a day of its own', () => {
    const of = (dates: Partial<DepositedArticle['dates']>) =>
      printCrossref(
        [
          {
            ...spanish,
            dates: { received: '', accepted: '', online: '2026-03-05', published: '', ...dates },
          },
        ],
        batch,
      ).match(/media_type="print"/g)
    expect(of({})).toBeNull()
    expect(of({ published: '2026-03-05' })).toBeNull()
    expect(of({ published: '2026-04' })).toHaveLength(1)
  })

  it('should hold every title that an article has, whatever its language', () => {
    fc.assert(
      fc.property(article, (each) => {
        const [read] = readXml(printDoaj([each])).children
        const titles = read?.children.filter(({ name }) => name === 'title').map(({ text }) => text)
        const all = [...each.texts.map(({ title }) => title), each.title.zh, each.title.en]
        const written = all
          .map((title) => readXml(`<a>${xmlText(writtenText(title).trim())}</a>`).text.trim())
          .filter((title) => title !== '')
        expect(new Set(titles?.map((title) => title.trim()))).toEqual(new Set(written))
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
        expect(told).toMatch(/<custom_metadata>(?:<fr:program.*<\/fr:program>)?<ai:program/s)
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
