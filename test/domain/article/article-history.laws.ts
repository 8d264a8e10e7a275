import {
  articleEventKind,
  articleHistory,
  articleSteps,
} from '../../../core/domain/article/article-history.ts'
import type { ArticleEvent } from '../../../core/domain/article/article.ts'
import { arbitraryArticle } from '../../../core/testing/arbitraries/articles.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const noDates = { received: '', revised: '', accepted: '', online: '', published: '' }
const told = (dates: Partial<typeof noDates>, events: readonly Partial<ArticleEvent>[]) =>
  articleHistory({
    dates: { ...noDates, ...dates },
    about: { events: events.map((event) => ({ type: '', label: '', date: '', url: '', ...event })) },
  }).map(({ kind, label, date }) => `${kind ?? label} ${date}`)

describe('articleHistory', () => {
  it('should have the known steps in their order, and every event that says something once', () => {
    fc.assert(
      fc.property(arbitraryArticle, (article) => {
        const history = articleHistory(article)
        const steps = articleSteps.filter((step) => article.dates[step] !== '')
        const isStep = ({ kind, date }: (typeof history)[number]) =>
          steps.some((step) => step === kind && article.dates[step] === date)
        expect(history.filter(isStep).map(({ kind }) => kind)).toEqual(steps)
        const said = article.about.events.filter(({ type, label, date }) => {
          const kind = articleEventKind(type)
          if (kind === null) return type !== '' || label !== ''
          return !steps.some((step) => step === kind && article.dates[step] === date)
        })
        expect(history).toHaveLength(steps.length + said.length)
      }),
    )
  })

  it('sets an event before the first step that is later, also where only a month or a year is known', () => {
    const dates = { received: '2023-03-20', accepted: '2023-08', published: '2023' }
    const events = [
      { type: 'preprint', date: '2023-02-15' },
      { type: 'sent-for-review', date: '2023-08-20' },
      { type: 'corrected', date: '2024-01-02' },
    ]
    expect(told(dates, events)).toEqual([
      'preprint 2023-02-15',
      'received 2023-03-20',
      'underReview 2023-08-20',
      'accepted 2023-08',
      'published 2023',
      'corrected 2024-01-02',
    ])
  })

  it('shows an event of no known type by its own words, and without words by its type', () => {
    expect(
      told({}, [
        { label: 'Read by the board', date: '2023-02' },
        { type: 'quality-check', date: '2023-01' },
        { label: 'Plan', type: 'other' },
        { date: '2022' },
      ]),
    ).toEqual(['quality check 2023-01', 'Read by the board 2023-02', 'Plan '])
  })

  it('tells versions of one kind apart, by their numbers alone [issue 14]', () => {
    const event = (label: string, date: string) => ({ type: 'reviewed-preprint', label, date, url: '' })
    const events = [
      event('Reviewed preprint v1', '2025-01'),
      event('Version 2.1 of it', '2025-02'),
      event('Posted', '2025-03'),
    ]
    expect(articleHistory({ dates: noDates, about: { events } }).map(({ label }) => label)).toEqual([
      'v1',
      'v2.1',
      '',
    ])
  })

  it('says a step once, and an earlier revision beside the last', () => {
    expect(
      told({ revised: '2025-03-01' }, [
        { type: 'rev-recd', date: '2025-03-01' },
        { type: 'REV-RECD', date: '2025-02-01' },
      ]),
    ).toEqual(['revised 2025-02-01', 'revised 2025-03-01'])
  })
})
