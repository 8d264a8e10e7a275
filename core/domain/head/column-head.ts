import type { ChannelPageContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** A column is named as its channel (C9.12). */
export const columnHead = (content: ChannelPageContent | null): PageHead =>
  content === null
    ? { title: [], content: null }
    : { title: [content.channel.name], content: { page: 'channel', content } }
