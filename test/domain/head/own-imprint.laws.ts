import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noAbout } from '../../../core/domain/article/no-about.ts'
import { ownImprint } from '../../../core/domain/head/own-imprint.ts'
import { arbitraryLocalizedText } from '../../../core/testing/arbitraries/text.ts'
import { articleHead } from './head-of-article.ts'
import { none } from './sample-journal.ts'

const text = (zh: string, en: string) => ({ zh, en })
const imprint = fc.record({
  issn: fc.constantFrom('', '1000-0002', '1234-5679'),
  abbreviation: fc.constantFrom('', 'J. Silt'),
  publisher: arbitraryLocalizedText,
})
const names = fc.constantFrom(none, text('淤积学报', 'Silt'), text('', 'Silt'), text('江河', 'Rivers'))
const journals = fc.record({
  name: names,
  abbreviation: arbitraryLocalizedText,
  issn: fc.constantFrom('', '1000-0002'),
  publisher: arbitraryLocalizedText,
})

describe('ownImprint', () => {
  it('keeps an abbreviation in the language in which it is written', () => {
    const shown = (abbreviation: string) =>
      ownImprint(
        {
          journalName: text('江河', ''),
          about: { ...noAbout, imprint: { issn: '', abbreviation, publisher: none } },
        },
        { name: text('江河', ''), abbreviation: text('', 'Rivers'), issn: '', publisher: none },
      ).abbreviation
    expect(shown('江河')).toEqual(text('江河', 'Rivers'))
    expect(shown('J. Riv.')).toEqual(text('', 'J. Riv.'))
  })

  it('should be that of one journal: the site tells nothing of another one', () => {
    fc.assert(
      fc.property(imprint, journals, (own, journal) => {
        const shown = ownImprint(
          { journalName: text('', 'Elsewhere'), about: { ...noAbout, imprint: own } },
          journal,
        )
        const isSame = own.issn !== '' && own.issn === journal.issn
        const other = isSame ? journal : { abbreviation: none, issn: '', publisher: none }
        expect(shown.name.en).toBe('Elsewhere')
        expect(shown.issn).toBe(own.issn || other.issn)
        expect(shown.publisher).toEqual(
          text(own.publisher.zh || other.publisher.zh, own.publisher.en || other.publisher.en),
        )
        expect(shown.abbreviation).toEqual(
          text(other.abbreviation.zh, own.abbreviation || other.abbreviation.en),
        )
      }),
    )
  })

  it('should be that of the site for an article that names no journal', () => {
    fc.assert(
      fc.property(imprint, journals, (own, journal) => {
        expect(ownImprint({ journalName: none, about: { ...noAbout, imprint: own } }, journal)).toEqual(
          journal,
        )
      }),
    )
  })

  it('should keep what the article says', () => {
    fc.assert(
      fc.property(imprint, names, fc.option(journals), (own, journalName, journal) => {
        fc.pre(journalName.en !== '')
        const shown = ownImprint({ journalName, about: { ...noAbout, imprint: own } }, journal)
        expect(shown.name.en).toBe(journalName.en)
        expect(['', shown.issn]).toContain(own.issn)
        expect(['', shown.abbreviation.en]).toContain(own.abbreviation)
        expect(['', shown.publisher.en]).toContain(own.publisher.en)
      }),
    )
  })
})

describe('the head of an article', () => {
  it('names PubMed, the own journal, a picture, and no change before the first day [C9.12]', () => {
    const head = articleHead({
      title: text('', 'Long words about silt '.repeat(8).trim()),
      graphicAbstractUrl: '/rc-pub/front/files/get?id=7',
      dates: { received: '', revised: '2025-12-01', accepted: '', online: '', published: '2026-03-20' },
      about: {
        ...noAbout,
        pmid: '31415',
        imprint: { issn: '1234-5679', abbreviation: 'Slt.', publisher: text('', 'Weir Press') },
      },
      journalName: text('', 'Elsewhere'),
    })
    expect(head.metas).toEqual(
      expect.arrayContaining([
        { name: 'citation_pmid', content: '31415' },
        { name: 'citation_issn', content: '1234-5679' },
        { name: 'citation_journal_abbrev', content: 'Slt.' },
        { name: 'citation_publisher', content: 'Weir Press' },
      ]),
    )
    const json = head.jsonLd as { readonly headline: string; readonly image: string }
    expect(json.headline.length).toBeLessThanOrEqual(110)
    expect(json.headline).toMatch(/^Long words about silt .*(?:Long|words|about|silt)…$/)
    expect(json.image).toMatch(/^https?:\/\/[^/]+\/rc-pub\/front\/files\/get\?id=7$/)
    expect(json).not.toHaveProperty('dateModified')
  })

  it('cuts a headline without spaces between two characters, and leaves a whole picture address [C9.12]', () => {
    const jsonOf = (zh: string) =>
      articleHead({ title: text(zh, ''), graphicAbstractUrl: 'https://pictures.example/g.svg' }).jsonLd as {
        readonly headline: string
        readonly image: string
      }
    const { headline, image } = jsonOf('水'.repeat(200))
    expect(headline).toBe(`${'水'.repeat(109)}…`)
    expect(image).toBe('https://pictures.example/g.svg')
    // the last character of what is kept stands in two halves
    expect(jsonOf(`${'水'.repeat(108)}${'𠀀'.repeat(9)}`).headline).toBe(`${'水'.repeat(108)}…`)
  })
})
