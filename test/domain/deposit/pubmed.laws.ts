import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleKinds } from '../../../core/domain/article/article-kind.ts'
import type { DepositedArticle } from '../../../core/domain/deposit/deposited-article.ts'
import { printPubmed } from '../../../core/domain/deposit/print-pubmed.ts'
import { publicationType, pubmedLinks } from '../../../core/domain/deposit/pubmed-kinds.ts'
import { elementsAt, readXml } from '../citation/readers.ts'
import { depositedParts } from './deposited-parts.ts'

const article: fc.Arbitrary<DepositedArticle> = fc.record(depositedParts)

function printed(each: DepositedArticle) {
  const [read] = readXml(printPubmed([each], { sentBefore: new Set() })).children
  if (read === undefined) throw new Error('No article is told of')
  return read
}
const dates = (each: DepositedArticle, ...path: readonly string[]) =>
  elementsAt(printed(each), ...path, 'PubDate').map(
    ({ attributes, children }) => `${attributes['PubStatus']} ${children.map(({ text }) => text).join('-')}`,
  )

describe('publicationType', () => {
  it.each([
    ['research-article', 'Journal Article'],
    ['review-article', 'Review'],
    ['editorial', 'Editorial'],
    ['letter', 'Letter'],
    ['case-report', 'Case Reports'],
    ['correction', 'Published Erratum'],
    ['addendum', 'Published Erratum'],
    ['retraction', 'Retraction of Publication'],
    ['partial-retraction', 'Published Erratum'],
    ['expression-of-concern', 'Expression of Concern'],
    ['article-commentary', 'Comment'],
    ['retracted-article', 'Journal Article'],
    ['constructor', 'Journal Article'],
  ])('should know %s as %s', (type, known) => {
    expect(publicationType({ type })).toBe(known)
  })

  it('should be one word of PubMed for any type', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...articleKinds), fc.string()), article, (type, each) => {
        const types = elementsAt(printed({ ...each, type }), 'PublicationType').map(({ text }) => text)
        expect(types).toEqual([publicationType({ type })])
      }),
    )
  })
})

describe('pubmedLinks', () => {
  const relation = (type: string, doi = '10.1234/a') => ({ type, doi })

  it('should name the article that a notice or a comment is about, by its DOI and once', () => {
    const links = (type: string, ...relations: DepositedArticle['relations']) =>
      pubmedLinks({ type, relations })
    expect(links('correction', relation('corrected-article'))).toEqual([
      { type: 'Erratum', doi: '10.1234/a' },
    ])
    expect(links('retraction', relation('retracted-article'))).toEqual([
      { type: 'Retraction', doi: '10.1234/a' },
    ])
    expect(links('partial-retraction', relation('retracted-article'))[0]?.type).toBe('Erratum')
    expect(links('article-commentary', relation('commentary-article'))[0]?.type).toBe('Comment')
    expect(
      links('correction', relation('corrected-article'), relation('updated-article', '10.1234/A')),
    ).toHaveLength(1)
    expect(
      links('correction', relation('corrected-article'), relation('corrected-article', '10.1234/b')),
    ).toHaveLength(2)
    expect(
      links('letter', relation('commentary-article'), relation('corrected-article')).map((link) => link.type),
    ).toEqual(['Comment', 'Erratum'])
    // a part of an article is retracted, or an article is commented on by what is called so
    expect(links(' Partial-Retraction ', relation('retracted-article'))[0]?.type).toBe('Erratum')
    expect(links('partial-retraction', relation('commentary-article'))[0]?.type).toBe('Comment')
    for (const other of ['companion', 'commentary', 'retraction-forward', 'constructor', ''])
      expect(links('research-article', relation(other))).toEqual([])
    expect(links('correction', relation('corrected-article', ''))).toEqual([])
  })

  it('should stand among the objects of the file', () => {
    fc.assert(
      fc.property(article, (each) => {
        const objects = elementsAt(
          printed({ ...each, type: 'retraction', relations: [relation('retracted-article')] }),
          'ObjectList',
          'Object',
        ).filter(({ attributes }) => attributes['Type'] === 'Retraction')
        expect(objects.map(({ children }) => children.map((e) => [e.attributes['Name'], e.text]))).toEqual([
          [
            ['type', 'doi'],
            ['id', '10.1234/a'],
          ],
        ])
      }),
    )
  })
})

describe('the dates that PubMed is told', () => {
  const known = { received: '', accepted: '2026-02-01', online: '2026-03-05', published: '2026-04' }

  it('should say of what has neither volume nor issue that it is ahead of print', () => {
    fc.assert(
      fc.property(article, (each) => {
        const ahead = { ...each, volume: '', issue: ' ', dates: { ...known, published: known.online } }
        expect(dates(ahead, 'Journal')).toEqual(['aheadofprint 2026-03-05'])
        expect(dates(ahead, 'History')).toEqual(['accepted 2026-02-01'])
        expect(dates({ ...ahead, volume: '8' }, 'Journal')).toEqual(['ppublish 2026-03-05'])
      }),
    )
  })

  it('should keep with an issue the day on which an article was online before it', () => {
    fc.assert(
      fc.property(article, (each) => {
        const inIssue = { ...each, volume: '8', issue: '2', dates: known }
        expect(dates(inIssue, 'Journal')).toEqual(['ppublish 2026-04'])
        expect(dates(inIssue, 'History')).toEqual(['accepted 2026-02-01', 'aheadofprint 2026-03-05'])
        for (const published of ['', '2026', '2026-03', '2026-03-05', '2026-03-01']) {
          const together = { ...inIssue, dates: { ...known, published } }
          expect(dates(together, 'History')).toEqual(['accepted 2026-02-01'])
        }
      }),
    )
  })
})
