import { furtherReading, mostFurtherReading } from '../../../core/domain/article/further-reading.ts'
import { arbitraryArticleSummary, arbitraryUiLanguage } from '@xuekan/core/testing'
import { asSiteId } from '../../../core/domain/site/site.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const oneOf = (...values: readonly string[]) => fc.constantFrom(...values)
const related = fc.array(
  fc
    .record({
      article: arbitraryArticleSummary,
      id: oneOf('1', '2', '3', '4', '5', '6', '7', '8'),
      site: oneOf('a', 'b'),
    })
    .map(({ article, id, site }) => ({ ...article, id, siteId: asSiteId(site) })),
  { maxLength: 12 },
)
const relation = {
  siteId: asSiteId('a'),
  type: 'companion',
  named: true,
  doi: '',
  url: '',
  text: '',
  title: { zh: '', en: '' },
}
const article = { id: '1', siteId: asSiteId('a'), about: { relations: [{ ...relation, id: '2' }] } }
const neighbours = fc.array(fc.option(arbitraryArticleSummary.map((one) => ({ ...one, id: '3' }))), {
  maxLength: 2,
})

describe('furtherReading', () => {
  it('should be of the same site, titled in the language, each once, and never what the page names already', () => {
    fc.assert(
      fc.property(related, neighbours, arbitraryUiLanguage, (others, beside, language) => {
        const further = furtherReading(others, article, beside, language)
        const ids = further.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const named = ['1', '2', ...beside.flatMap((one) => (one === null ? [] : [one.id]))]
        expect(ids.filter((id) => named.includes(id))).toEqual([])
        for (const one of further) {
          expect(one.siteId).toBe(article.siteId)
          expect(one.title).not.toBe('')
          expect(others.map(({ title }) => title[language])).toContain(one.title)
        }
      }),
    )
  })

  it('should leave out nothing else until there are enough, and keep the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          related.filter((all) => all.length > 0).map(([first]) => first),
          { selector: (one) => one?.id, maxLength: 8 },
        ),
        arbitraryUiLanguage,
        (others, language) => {
          const titled = others.flatMap((one) =>
            one === undefined ? [] : [{ ...one, siteId: article.siteId, title: { zh: '题', en: 'Title' } }],
          )
          const wanted = titled.map(({ id }) => id).filter((id) => id !== '1' && id !== '2')
          expect(furtherReading(titled, article, [], language).map(({ id }) => id)).toEqual(
            wanted.slice(0, mostFurtherReading),
          )
        },
      ),
    )
  })
})
