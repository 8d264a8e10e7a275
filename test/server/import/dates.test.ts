import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

/** The record of an article whose dates are these alone. */
const dated = (meta: string) =>
  recordOf(article({ meta }).replace(/<pub-date pub-type="epub">.*?<\/pub-date>/, ''))

const published = (kind: string, iso: string) => `<pub-date pub-type="${kind}" iso-8601-date="${iso}"/>`
const step = (type: string, iso: string) => `<date date-type="${type}" iso-8601-date="${iso}"/>`

describe('readDates', () => {
  it('takes the last of several revisions, under either of their names', () => {
    const [first, second, third] = ['2025-02-01', '2025-05-02', '2025-08-03'] as const
    const revised = (...dates: readonly string[]) =>
      dated(`<history>${dates.join('')}</history>`).dates.revised
    expect(revised(step('rev-recd', first), step('rev-recd', second), step('rev-recd', third))).toBe(third)
    expect(revised(step('revised', first), step('rev-recd', second))).toBe(second)
    expect(revised(step('rev-recd', first), step('accepted', third), step('revised', second))).toBe(second)
  })

  it.each([
    ['behind the one online', '2024-01', '2023-11-20'],
    ['before the one online', '2023-10', '2023-11-20'],
  ])('takes the date in print for that of the issue where it is %s, in any order', (_case, print, online) => {
    const dates = [published('ppub', print), published('epub', online)]
    for (const meta of [dates.join(''), dates.toReversed().join('')])
      expect(dated(meta).dates).toMatchObject({ published: print, online })
  })

  it('takes the date online where there is none in print, and then that of the collection', () => {
    const [online, collection] = [published('epub', '2023-11-20'), published('collection', '2024')]
    expect(dated(collection + online).dates).toMatchObject({ published: '2023-11-20', online: '2023-11-20' })
    expect(dated(collection).dates).toMatchObject({ published: '2024', online: '' })
  })
})

describe('readYear', () => {
  it('is that of the collection, else in print, else online, in any order', () => {
    const all = [
      published('epub', '2022-12-30'),
      published('ppub', '2023-01'),
      published('collection', '2024'),
    ]
    for (const [count, year] of [
      [3, 2024],
      [2, 2023],
      [1, 2022],
    ] as const) {
      const dates = all.slice(0, count)
      expect(dated(dates.join('')).year).toBe(year)
      expect(dated(dates.toReversed().join('')).year).toBe(year)
    }
  })
})
