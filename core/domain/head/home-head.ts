import type { HomeContent } from '../page/home-content.ts'
import type { PageHead } from './page-head.ts'

/** A home page is named as its site; that of a journal is described by the journal's introduction (C9.12). */
export function homeHead(content: HomeContent | null): PageHead {
  if (content === null) return { title: [], content: null }
  return {
    title: [],
    ...(content.journal === null ? {} : { description: content.journal.introduction }),
    feed: { source: { kind: 'current' } },
    content: { page: 'home', content },
  }
}
