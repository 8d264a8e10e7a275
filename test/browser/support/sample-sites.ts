import { readFileSync, readdirSync } from 'node:fs'

const samples = new URL('../../../samples/', import.meta.url)

const foldersIn = (name: string): readonly string[] =>
  readdirSync(new URL(name, samples), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** The short-names of the sample sites: all, and those that are journals. */
export const sampleSites: readonly string[] = foldersIn('sites')
export const sampleJournals: readonly string[] = foldersIn('articles')

/** The pages that everybody sees; a group and the aggregate have no issues and articles of their own. */
export const sitePages = ['home', 'issue', 'article', 'search'] as const
export type SitePage = (typeof sitePages)[number]

export const hasPage = (site: string, page: SitePage): boolean =>
  sampleJournals.includes(site) || page === 'home' || page === 'search'

/** The addresses of a site's pages; `doi` names the journal's article that is looked at. */
export function pathOf(page: SitePage, language: string, doi: string): string {
  switch (page) {
    case 'home':
      return `/${language}/home`
    case 'issue':
      return `/${language}/issue`
    case 'article':
      return `/${language}/article/doi/${doi}`
    case 'search':
      return `/article?q=${language === 'zh' ? '研究' : 'model'}&lang=${language}`
  }
}

/** The DOI of the first article with a full text in a journal's newest issue that has one, from its sample files. */
export function fullTextDoi(journal: string): string {
  const issues = foldersIn(`articles/${journal}`).toSorted().toReversed()
  for (const issue of issues) {
    const folder = new URL(`articles/${journal}/${issue}/`, samples)
    for (const name of readdirSync(folder).toSorted()) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const doi = /<article-id pub-id-type="doi">([^<]+)</.exec(text)?.[1]
      if (doi !== undefined && /<body[ >].*<fig/s.test(text)) return doi.trim()
    }
  }
  throw new Error(`${journal} has no article with a figure`)
}
