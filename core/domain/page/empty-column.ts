import type { ChannelPageContent } from './page-content.ts'

/** Whether a column has neither a text nor anything to list. */
export const isEmptyColumn = ({
  body,
  sections = [],
  excerpts = {},
  entries,
  unissued,
}: ChannelPageContent): boolean =>
  body === null &&
  sections.length === 0 &&
  Object.keys(excerpts).length === 0 &&
  (entries?.totalElements ?? 0) === 0 &&
  unissued === undefined
