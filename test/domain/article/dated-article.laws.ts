import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastChange, newestChange } from '../../../core/domain/article/dated-article.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'

const time = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`)
const day = time.map((text) => text.slice(0, 10))
const change = fc.oneof(fc.constant(''), day, time)
const dated = fc.record({ publishedOn: fc.oneof(fc.constant(''), day), changedAt: change }).map((dates) => ({
  id: '1',
  siteId: asSiteId('3'),
  doi: '',
  ...dates,
}))

describe('lastChange', () => {
  it('should be the change wherever one is known, also where the day of publication is still to come', () => {
    fc.assert(
      fc.property(dated, (article) => {
        const known = article.changedAt === '' ? article.publishedOn : article.changedAt
        expect(lastChange(article)).toBe(known)
      }),
    )
  })
})

describe('newestChange', () => {
  it('should be one of the changes and older than none, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(dated, { maxLength: 9 }), (articles) => {
        const newest = newestChange(articles)
        const changes = articles.map(({ changedAt }) => changedAt)
        expect(['', ...changes]).toContain(newest)
        expect(changes.filter((each) => each > newest)).toEqual([])
        expect(newestChange(articles.toReversed())).toBe(newest)
      }),
    )
  })

  it('should take a time for newer than its day alone', () => {
    fc.assert(
      fc.property(time, (at) => {
        expect(newestChange([{ changedAt: at }, { changedAt: at.slice(0, 10) }])).toBe(at)
      }),
    )
  })
})
