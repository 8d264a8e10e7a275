import { describe, expect, it } from 'vitest'
import type { ArticleRelation } from '../../../core/domain/article/article.ts'
import { fundingBeside } from '../../../core/domain/article/funding-beside.ts'
import { shownRelations } from '../../../core/domain/article/shown-relations.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'

const funding = { zh: '江河基金', en: 'River Fund' }
const textWith = (heading: string) => ({
  language: 'en' as const,
  html: `<section><h2 id="s">${heading}</h2><p>x</p></section>` as SafeHtml,
  inBothLanguages: false,
})

describe('fundingBeside', () => {
  it.each([
    'Funding',
    'Funding information',
    'Financial disclosure',
    '基金资助',
    '6 Funding',
    'Financiamento',
  ])('is silent where the text has the part %s', (heading) => {
    expect(fundingBeside({ funding }, textWith(heading), 'en')).toBe('')
  })

  it('tells who paid where the text does not', () => {
    expect(fundingBeside({ funding }, textWith('Results'), 'en')).toBe('River Fund')
    expect(fundingBeside({ funding }, null, 'zh')).toBe('江河基金')
    expect(fundingBeside({ funding: { zh: '', en: 'River Fund' } }, null, 'zh')).toBe('River Fund')
  })
})

describe('shownRelations', () => {
  const relation = (given: Partial<ArticleRelation>): ArticleRelation => ({
    type: '',
    named: true,
    doi: '',
    url: '',
    text: '',
    id: '',
    siteId: null,
    title: { zh: '', en: '' },
    ...given,
  })

  it('has each work once, as this article calls it, and leaves out what says nothing', () => {
    const named = relation({ type: 'correction', doi: '10.5555/A', id: '5' })
    const elsewhere = relation({ doi: '10.5555/B' })
    expect(
      shownRelations([
        named,
        elsewhere,
        relation({ named: false, id: '5', doi: '10.5555/a' }),
        relation({ doi: '10.5555/b' }),
        relation({ type: 'companion' }),
        relation({ text: 'A letter' }),
      ]),
    ).toEqual([named, elsewhere, relation({ text: 'A letter' })])
  })
})
