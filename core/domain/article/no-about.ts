import type { ArticleAbout } from './article.ts'

const none = { zh: '', en: '' } as const

/** Of an article of which nothing is told beside what lists show. */
export const noAbout: ArticleAbout = {
  type: '',
  heading: { zh: null, en: null },
  summaries: { zh: null, en: null },
  copyright: none,
  licenseText: none,
  roles: [],
  editors: [],
  relations: [],
  events: [],
  imprint: { issn: '', abbreviation: '', publisher: none },
  pmid: '',
}
