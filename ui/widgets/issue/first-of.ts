import type { IssueColumn } from '@xuekan/core'

/** The first articles of a table of contents, in their columns; columns without any left are dropped. */
export function firstOf(columns: readonly IssueColumn[], most: number): readonly IssueColumn[] {
  let room = most
  return columns.flatMap((column) => {
    const articles = column.articles.slice(0, room)
    room -= articles.length
    return articles.length === 0 ? [] : [{ ...column, articles }]
  })
}
