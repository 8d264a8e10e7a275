import type { FakeArticleDetails } from './fake-article-details.ts'
import type { FakeArticle } from './fake-content.ts'

const unknownWork = {
  volume: '',
  issue: '',
  firstPage: '',
  lastPage: '',
  elocationId: '',
  edition: '',
  doi: '',
  pmid: '',
  url: '',
} as const

const book = {
  id: 'r-1',
  label: '[1]',
  text: 'Lin X, Zhou L. Water moves. River Press, 2019.',
  doi: '',
  works: [
    {
      ...unknownWork,
      language: 'en',
      type: 'book',
      authors: ['Lin X', 'Zhou L'],
      title: '',
      source: 'Water moves',
      year: '2019',
      publisher: 'River Press',
    },
  ],
} as const

const note = { id: 'r-2', label: '[2]', text: 'Zhou L. A letter.', doi: '', works: [] } as const

/** Each article with a full text has references, a table of data beside it, and a month in which it was read. */
export const sampleDetailsOf = (
  articles: readonly FakeArticle[],
): Readonly<Record<string, FakeArticleDetails>> =>
  Object.fromEntries(
    articles.map(({ article: { id, hasFullText } }) => [
      id,
      {
        references: hasFullText ? [book, note] : [note],
        months: [{ month: '2026-06', visits: hasFullText ? 0 : 1, downloads: 0 }],
        attachments: hasFullText
          ? [
              {
                code: 'supplement',
                name: 'levels.csv',
                title: { zh: '水位', en: 'Water levels' },
                mediaType: 'text/csv; charset=utf-8',
                size: 640,
                url: `/files/levels-${id}.csv`,
              },
            ]
          : [],
      },
    ]),
  )
