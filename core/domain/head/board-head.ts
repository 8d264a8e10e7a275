import type { EditorialBoardContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** A board is named as its column, a member by their own name before it (C2.14, C9.12). */
export function boardHead(content: EditorialBoardContent | null): PageHead {
  if (content === null) return { title: [], content: null }
  const { channel, member } = content
  return {
    title: [...(member === null ? [] : [member.expert.name]), channel.name],
    ...(member === null ? {} : { description: member.expert.affiliation }),
    content: { page: 'editorialBoard', content },
  }
}
