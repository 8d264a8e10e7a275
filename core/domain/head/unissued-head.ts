import { isWholeList } from '../article/unissued.ts'
import type { UnissuedContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/**
 * A list of what is in no issue yet is named by its stage; its further pages are pages of their own, and one that is
 * narrowed or sorted is in no index (C2.7, C9.12).
 */
export const unissuedHead = (content: UnissuedContent | null, label: string): PageHead =>
  content === null
    ? { title: [label], content: null }
    : {
        title: [label],
        listed: isWholeList(content.choice),
        feed: { source: { kind: content.stage } },
        content: { page: 'unissued', content },
      }
