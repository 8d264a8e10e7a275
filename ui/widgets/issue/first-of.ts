import type { IssueSection } from '@xuekan/core/content'

/** The first articles of a table of contents, in their columns; columns without any left are dropped. */
export function firstOf(sections: readonly IssueSection[], most: number): readonly IssueSection[] {
  let room = most
  return sections.flatMap((section) => {
    const articles = section.articles.slice(0, room)
    room -= articles.length
    return articles.length === 0 ? [] : [{ ...section, articles }]
  })
}
