import { generateArticles } from './generate-articles.ts'

/** One call of search. */
export interface Search {
  readonly call: 'search' | 'advSearch' | 'clusters' | 'suggestions'
  readonly query: Readonly<Record<string, string>>
}

/** The first articles of a journal: what readers look for stands in some of them. */
const sought = generateArticles(120, 1)

const search = (query: Readonly<Record<string, string>>): Search => ({ call: 'search', query })
const advanced = (q: string): Search => ({ call: 'advSearch', query: { q, sort: 'date' } })

/** Searches as somebody makes them who looks for something in particular, all different. */
export const selectiveSearches: readonly (readonly [name: string, searches: readonly Search[]])[] = [
  [
    'Chinese keywords and an author',
    sought.map(({ keywords, contributors }) =>
      search({ q: [...keywords.zh.slice(0, 2), contributors[0]?.name.zh ?? ''].join(' ') }),
    ),
  ],
  ['English titles', sought.map(({ title }) => search({ q: title.en }))],
  ['Chinese titles', sought.map(({ title }) => search({ q: title.zh, field: 'title' }))],
  [
    'keywords of a year and a column',
    sought.map(({ keywords, year, column }) =>
      search({ q: keywords.en.slice(0, 3).join(' '), year: String(year), column: column.en, sort: 'views' }),
    ),
  ],
  [
    'advanced queries',
    sought.map(({ title, contributors, keywords, year }) =>
      advanced(
        `(title="${title.zh}" OR author="${contributors[0]?.name.en}" AND keyword="${keywords.en[0]}") ` +
          `NOT abstract~${keywords.zh.at(-1)} YEAR ${year - 1}..${year + 1}`,
      ),
    ),
  ],
]

const rounds = Array.from({ length: 21 })

/** Words that stand in nearly every article: their hits and the capped number of them. */
export const commonSearches: readonly (readonly [name: string, searches: readonly Search[]])[] = [
  ['the commonest Chinese word, by relevance', rounds.map(() => search({ q: '研究' }))],
  ['the same, by date, page 50', rounds.map(() => search({ q: '研究', sort: 'date', page: '49' }))],
  ['the same, by views', rounds.map(() => search({ q: '研究', sort: 'views' }))],
  ['the commonest English word', rounds.map(() => search({ q: 'results' }))],
  ['everything, by date', rounds.map(() => search({ sort: 'date' }))],
]

/** Finds nearly everything, by what it leaves out. */
export const slowestSearch: Search = advanced('冰湖溃决 OR NOT 研究')

/** Beginnings of keywords, names and titles, from one letter on. */
export const prefixes: readonly Search[] = sought.flatMap(({ keywords, contributors, title }, at) =>
  [keywords.zh[0], keywords.en[0], contributors[0]?.name.en, title.zh].map((text): Search => ({
    call: 'suggestions',
    query: { q: [...(text ?? '')].slice(0, 1 + (at % 5)).join('') },
  })),
)
