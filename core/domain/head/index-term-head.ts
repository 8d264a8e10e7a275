import { isWorthLinking } from '../index-term/index-term.ts'
import type { IndexTermContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/**
 * A page of articles under a term is named after the term and what it is; one that holds a single article is listed by no
 * index.
 */
export const indexTermHead = (content: IndexTermContent | null, label: string): PageHead =>
  content === null
    ? { title: [label], content: null }
    : {
        title: [content.summary.name, label],
        listed: isWorthLinking(content.summary.articleCount),
        feed: { source: content.term },
        content: { page: 'indexTerm', content },
      }
