import type { ArticleRelation } from '../../../core/domain/article/article.ts'
import { articleKind, articleKinds } from '../../../core/domain/article/article-kind.ts'
import {
  articleNotices,
  relationsBesideNotices,
  saysRetracted,
} from '../../../core/domain/article/article-notices.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const types = [
  'corrected-article',
  'addended-article',
  'updated-article',
  'retracted-article',
  'object-of-concern',
  'correction',
  'correction-forward',
  'erratum',
  'addendum',
  'retraction',
  'retraction-forward',
  'expression-of-concern',
] as const

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

const relations = fc.array(
  fc
    .record({
      type: fc.oneof(fc.constantFrom(...types, 'companion', '__proto__'), fc.string()),
      named: fc.boolean(),
      id: fc.constantFrom('', '1', '2', '3'),
    })
    .map(relation),
)

describe('articleNotices [C3.13]', () => {
  it.each([
    ['corrected-article', true, 'correction', false],
    ['corrected-article', false, 'correction', true],
    [' Retracted-Article', false, 'retraction', true],
    ['retraction-forward', true, 'retraction', true],
    ['correction-forward', false, 'correction', false],
    ['expression-of-concern', true, 'concern', true],
  ] as const)('reads %s, named by this article: %s', (type, named, change, changed) => {
    const work = relation({ type, named, id: '7' })
    expect(articleNotices([work])).toEqual([{ change, changed, works: [work] }])
    expect(relationsBesideNotices([work])).toEqual([])
  })

  it.each([
    ['retracted-article', false, true],
    ['retraction', true, true],
    // the notice itself stands
    ['retracted-article', true, false],
    ['correction', true, false],
    ['object-of-concern', false, false],
  ] as const)('calls an article with %s, named by it: %s, retracted: %s', (type, named, retracted) => {
    expect(articleNotices([relation({ type, named, id: '7' })]).some(saysRetracted)).toBe(retracted)
  })

  it('should mirror on one article what the other one says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.boolean(), (type, named) => {
        const [here] = articleNotices([relation({ type, named, id: '1' })])
        const [there] = articleNotices([relation({ type, named: !named, id: '2' })])
        expect([there?.change, there?.changed]).toEqual([here?.change, here?.changed === false])
      }),
    )
  })

  it('should put each relation before the article or beside it, the gravest first', () => {
    fc.assert(
      fc.property(relations, (all) => {
        const notices = articleNotices(all)
        const order = notices.map(
          ({ change, changed }) =>
            (changed ? 0 : 3) + ['retraction', 'concern', 'correction'].indexOf(change),
        )
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b))
        const shown = [...notices.flatMap(({ works }) => works), ...relationsBesideNotices(all)]
        expect(new Set(shown.map(({ id }) => id))).toEqual(
          new Set(all.map(({ id }) => id).filter((id) => id !== '')),
        )
      }),
    )
  })
})

describe('articleKind [C3.13]', () => {
  it('knows the types of JATS, and says nothing of others', () => {
    expect(['research-article', 'Correction', ' review-article ', 'case-report'].map(articleKind)).toEqual([
      'research',
      'correction',
      'review',
      'case',
    ])
    expect(['', 'other', '__proto__', 'constructor'].map(articleKind)).toEqual([null, null, null, null])
    expect(articleKinds).toHaveLength(new Set(articleKinds).size)
  })
})
