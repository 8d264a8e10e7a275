import type { LocalizedText } from '../language/localized.ts'

/** What of an article can be had as a file (C7.15): its PDF, a smaller one, and its data as XML. */
export const attachTypes = ['lowqualitypdf', 'pdf', 'metaxml'] as const
export type AttachType = (typeof attachTypes)[number]

/** One file of an article: one of the above, or what supplements it, such as a table of data. */
export interface ArticleAttachment {
  readonly code: AttachType | 'supplement'
  readonly name: string
  /** '' where it has none in a language. */
  readonly title: LocalizedText
  /** '' when unknown. */
  readonly mediaType: string
  /** In bytes; null for a file that is made when it is asked for. */
  readonly size: number | null
  readonly url: string
}
