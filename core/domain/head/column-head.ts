import type { ColumnContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** A column is named as its channel (C9.12). */
export const columnHead = (content: ColumnContent | null): PageHead =>
  content === null ? { title: [] } : { title: [content.channel.name], content: { page: 'column', content } }
