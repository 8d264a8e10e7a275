import type { UiLanguage, LocalizedText } from '@xuekan/core'
import type { SiteId } from '@xuekan/core/site'
import { entryFrom, type WireEntry } from './entry.ts'
import { isoDate } from './iso-date.ts'
import { textFrom, titleFrom } from './localized.ts'

/** What a news item and a document of the office have alike on the wire. */
interface WirePost extends WireEntry {
  readonly siteId: string | null
  readonly title: string | null
  readonly resName: string | null
  readonly zhResName: string | null
  readonly enResName: string | null
  readonly summary: string | null
  readonly zhSummary: string | null
  readonly enSummary: string | null
  readonly publishDate: string | null
}

interface Post {
  readonly id: string
  readonly siteId: SiteId
  readonly title: LocalizedText
  readonly summary: LocalizedText
  /** ISO date, '' when unknown. */
  readonly publishedOn: string
}

/** Something with a title, a summary and a day. */
export const postFrom = (wire: WirePost, language: UiLanguage): Post => ({
  ...entryFrom(wire),
  title: titleFrom(wire, language),
  summary: textFrom(wire, 'summary', language),
  publishedOn: isoDate(wire.publishDate),
})
