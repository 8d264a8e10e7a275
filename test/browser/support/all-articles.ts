import { ask } from './ask.ts'
import { hrefsIn } from './read-html.ts'

export interface FoundArticle {
  readonly path: string
  readonly hasFullText: boolean
}

/** Every article of a journal that its issue pages link to, as a crawler finds them. */
export async function articlesOf(site: string, language: 'zh' | 'en'): Promise<readonly FoundArticle[]> {
  const linksOf = async (path: string): Promise<readonly string[]> =>
    hrefsIn((await ask({ site, path })).body)
  const issues = (await linksOf(`/${language}/issue`)).filter((href) => /\/issue\/\d+\/\w+$/.test(href))
  const links = new Set((await Promise.all([...new Set(issues)].map(linksOf))).flat())
  return [...links]
    .filter((href) => href.startsWith(`/${language}/article/`) && !href.includes('#') && !href.includes('?'))
    .map((path) => ({ path, hasFullText: links.has(`${path}#fulltext`) }))
}
