import type { UiLanguage } from '@xuekan/core'

/** A page of the portal as every part of these tests opens it. */
export interface KnownPage {
  readonly site: string
  readonly path: (language: UiLanguage) => string
  readonly status: number
}

/** An article with full text, in both languages. */
export const article = { site: 'slgc', doi: '10.5555/slgc.2026.05.001' } as const

const prefixed =
  (path: string) =>
  (language: UiLanguage): string =>
    `/${language}${path}`

/** One address of every kind of page. */
export const knownPages = {
  journalHome: { site: 'slgc', path: prefixed('/home'), status: 200 },
  groupHome: { site: 'hengwen', path: prefixed('/home'), status: 200 },
  aggregateHome: { site: 'www', path: prefixed('/home'), status: 200 },
  currentIssue: { site: 'gzxb', path: prefixed('/issue'), status: 200 },
  backIssue: { site: 'slgc', path: prefixed('/issue/2025/6'), status: 200 },
  onlineFirst: { site: 'gzxb', path: prefixed('/onlineFirst'), status: 200 },
  justAccepted: {
    site: 'slgc',
    path: (language) => `/academic?type=latestOffer&lang=${language}`,
    status: 200,
  },
  archive: { site: 'slgc', path: prefixed('/volumn/home'), status: 200 },
  science: { site: 'gzxb', path: (language) => `/science?lang=${language}`, status: 200 },
  editorialBoard: { site: 'slgc', path: prefixed('/editorial-board'), status: 200 },
  sections: { site: 'slgc', path: prefixed('/column'), status: 200 },
  article: { site: article.site, path: prefixed(`/article/doi/${article.doi}`), status: 200 },
  shortArticle: { site: 'dqsb', path: prefixed('/article/doi/10.5555/dqsb.2025.06.002'), status: 200 },
  search: { site: 'emf', path: (language) => `/article?q=model&lang=${language}`, status: 200 },
  advancedSearch: {
    site: 'hengwen',
    path: (language) => `/seniorSearch?edit=1&q=a+AND+(b+OR+c)&lang=${language}`,
    status: 200,
  },
  column: { site: 'dqsb', path: prefixed('/aimsscope'), status: 200 },
  unknownPath: { site: 'slgc', path: prefixed('/a/b/c'), status: 404 },
  unknownCode: { site: 'slgc', path: prefixed('/nosuchcode'), status: 404 },
  unknownArticle: { site: 'slgc', path: prefixed('/article/1'), status: 404 },
  error: { site: 'slgc', path: (language) => `/errorPage?lang=${language}`, status: 503 },
  forbidden: { site: 'slgc', path: (language) => `/forbiddenPage?lang=${language}`, status: 403 },
} as const satisfies Readonly<Record<string, KnownPage>>
