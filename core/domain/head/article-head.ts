import type { ArticleContent } from '../page/page-content.ts'
import { underTitleAsCited } from '../article/title-as-cited.ts'
import type { PageHead } from './page-head.ts'

/** An article is named by its title and its journal, and described by its abstract (C9.12). */
export function articleHead(content: ArticleContent | null): PageHead {
  if (content === null) return { title: [], content: null }
  const article = underTitleAsCited(content.article)
  const { title, journalName, abstract } = article
  return {
    title: [title, journalName],
    description: { zh: abstract.zh ?? '', en: abstract.en ?? '' },
    content: { page: 'article', content: { ...content, article } },
  }
}
