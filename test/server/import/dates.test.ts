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

describe('months', () => {
  const received = (month: string) =>
    dated(
      `<history><date date-type="received"><day>7</day><month>${month}</month><year>2020</year></date></history>`,
    ).dates.received

  it.each([
    ['January', '01'],
    ['Enero', '01'],
    ['février', '02'],
    ['März', '03'],
    ['abril', '04'],
    ['mai', '05'],
    ['июня', '06'],
    ['juillet', '07'],
    ['agosto', '08'],
    ['Eylül', '09'],
    ['Oktober', '10'],
    ['XI', '11'],
    ['十一月', '11'],
    ['12月', '12'],
    ['dic.', '12'],
  ])('are read in the languages of journals: %s [C2.15]', (month, number) => {
    expect(received(month)).toBe(`2020-${number}-07`)
  })

  it('are left out where they are none', () => {
    expect(received('?')).toBe('2020')
  })

  it.each(['Jan–Mar', 'enero/junio', 'mayo y junio', '5-6'])(
    'of an issue are told as its season is: %s [C2.15]',
    (months) => {
      const meta = `<pub-date pub-type="ppub"><month>${months}</month><year>2020</year></pub-date>`
      expect(dated(meta).fullText.en?.html).toContain(`Published in</h2><p>${months} 2020</p>`)
    },
  )
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

describe('readEvents', () => {
  const events = (meta: string) => dated(meta).about?.events
  const event = (words: string, inner: string) =>
    `<event>${words === '' ? '' : `<event-desc>${words}</event-desc>`}${inner}</event>`

  it('reads each event with its words, its date and what came of it, also a date of the history of no known type', () => {
    const preprint = event(
      'Posted on a server',
      `${step('preprint', '2022-11-22')}<self-uri xlink:href="https://doi.org/10.5555/p.7"/>`,
    )
    const plan = event('Plan of the study', step('plan', '2021'))
    expect(
      events(
        `<history>${step('sent-for-review', '2022-11-29')}</history><pub-history>${preprint}${plan}</pub-history>`,
      ),
    ).toEqual([
      {
        type: 'preprint',
        label: 'Posted on a server',
        date: '2022-11-22',
        url: 'https://doi.org/10.5555/p.7',
      },
      { type: 'plan', label: 'Plan of the study', date: '2021', url: '' },
      { type: 'sent-for-review', label: '', date: '2022-11-29', url: '' },
    ])
  })

  it('has links in words as events of their day, and days of its words as numbers [issue 14]', () => {
    const link = (type: string, words: string) =>
      `<self-uri content-type="${type}" xlink:href="https://doi.org/10.5555/${type}">${words}</self-uri>`
    const preprint = event(
      'Reviewed preprint v1',
      `${step('reviewed-preprint', '2024-02-01')}${link('p.1', '')}${link('sa2', 'Assessment by the board')}${link('p.2', 'https://doi.org/10.5555/p.2')}`,
    )
    const day = '<string-date><day>31</day> <month>08</month> <year>2022</year></string-date>'
    const xml = `<pub-history>${preprint}${event(`Version of record published: ${day} (version 1)`, '')}${event(`Sent on ${day} to the board`, '')}</pub-history>`
    expect(events(xml)?.map(({ label, date, url }) => [label, date, url])).toEqual([
      ['Reviewed preprint v1', '2024-02-01', 'https://doi.org/10.5555/p.1'],
      ['Assessment by the board', '2024-02-01', 'https://doi.org/10.5555/sa2'],
      ['Version of record published (version 1)', '2022-08-31', ''],
      ['Sent on 2022-08-31 to the board', '2022-08-31', ''],
    ])
  })

  it('takes the address of an event from a DOI, and its type from the event itself', () => {
    const inner = `<article-id pub-id-type="doi">10.5555/p.8</article-id><date><year>2022</year></date>`
    expect(events(`<pub-history><event event-type="version">${inner}</event></pub-history>`)).toEqual([
      { type: 'version', label: '', date: '2022', url: 'https://doi.org/10.5555/p.8' },
    ])
  })

  it('does not say again what the record has, and keeps an earlier revision beside the last', () => {
    const history = [
      step('received', '2025-01-01'),
      step('rev-recd', '2025-02-01'),
      step('rev-recd', '2025-03-01'),
      step('accepted', '2025-04-01'),
    ]
    expect(events(`<history>${history.join('')}</history>`)).toEqual([
      { type: 'rev-recd', label: '', date: '2025-02-01', url: '' },
    ])
  })

  it('reads a date of the record from an event where the history has none', () => {
    const meta = `<pub-history>${event('', step('accepted', '2025-04-01'))}</pub-history>`
    expect(dated(meta).dates.accepted).toBe('2025-04-01')
    expect(events(meta)).toEqual([])
  })

  it('reads dates of publication that tell of a correction, and not those of an archive', () => {
    const meta = `${published('corrected', '2025-05-01')}${published('pmc-release', '2025-06-01')}`
    expect(events(meta)).toEqual([{ type: 'corrected', label: '', date: '2025-05-01', url: '' }])
  })
})
