import type { UiLanguage, LocalizedText } from '@xuekan/core'
import { asSiteId, type SiteId } from '@xuekan/core/site'
import { isoDate } from './iso-date.ts'
import { localizedOf } from './localized.ts'

/** What a news item and a document of the office have alike on the wire. */
interface WirePost {
  readonly id: string | null
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
  id: wire.id ?? '',
  siteId: asSiteId(wire.siteId ?? ''),
  title: localizedOf(language, { plain: wire.resName ?? wire.title, zh: wire.zhResName, en: wire.enResName }),
  summary: localizedOf(language, { plain: wire.summary, zh: wire.zhSummary, en: wire.enSummary }),
  publishedOn: isoDate(wire.publishDate),
})

/** What has no id cannot be linked to, and is left out. */
export const withId = <W extends { readonly id: string | null }>(wires: readonly W[]): readonly W[] =>
  wires.filter(({ id }) => id !== null)
