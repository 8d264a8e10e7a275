import { escapeMarkup } from '../text/escape-markup.ts'
import type {
  AlbumContent,
  AlbumListContent,
  BookContent,
  FloatContent,
  MediaContent,
  TopicContent,
} from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

const absent: PageHead = { title: [], content: null }

/** What a site collects is named as its column; without one it has the general name. */
export const albumListHead = (content: AlbumListContent | null, name: string): PageHead =>
  content === null
    ? absent
    : { title: [content.channel?.name ?? name], content: { page: 'albumList', content } }

/** An album is named by its title and has a feed of its papers; `tab` is the name of what is open beside them. */
export function albumHead(content: AlbumContent | null, tab: string): PageHead {
  if (content === null) return absent
  const { id, siteId, name, introduction } = content.album
  return {
    title: content.shown.tab === 'paper' ? [name] : [tab, name],
    description: introduction,
    feed: { source: { kind: 'album', albumId: id }, siteId },
    content: { page: 'album', content },
  }
}

/** A sound or a film is named by its title. */
export const mediaHead = (content: MediaContent | null): PageHead =>
  content === null
    ? absent
    : {
        title: [content.item.title],
        // a summary is plain text
        description: {
          zh: escapeMarkup(content.item.summary.zh),
          en: escapeMarkup(content.item.summary.en),
        },
        feed: { source: { kind: content.item.kind }, siteId: content.item.siteId },
        content: { page: 'media', content },
      }

/** A figure or a table is named by its label, else by the name of its kind, and by its article. */
export function floatHead(content: FloatContent | null, kind: string): PageHead {
  if (content === null) return absent
  const { shown, article } = content
  const { zh, en } = shown.caption
  return {
    title: [shown.label.zh + shown.label.en === '' ? kind : shown.label, article.title],
    // a caption is plain text
    description: { zh: escapeMarkup(zh), en: escapeMarkup(en) },
    content: { page: 'float', content },
  }
}

/** A topic is named by its question. */
export const topicHead = (content: TopicContent | null): PageHead =>
  content === null
    ? absent
    : {
        title: [content.topic.name],
        description: content.topic.introduction,
        content: { page: 'topic', content },
      }

/** A book is named by its title. */
export const bookHead = (content: BookContent | null): PageHead =>
  content === null
    ? absent
    : {
        title: [content.book.title],
        description: content.book.introduction,
        content: { page: 'book', content },
      }
