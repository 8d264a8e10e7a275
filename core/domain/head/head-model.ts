import type { UiLanguage } from '../language/ui-language.ts'

export interface HeadMeta {
  readonly name: string
  readonly content: string
}

export interface HeadLink {
  readonly rel: string
  readonly href: string
  readonly hreflang?: string
  readonly type?: string
  readonly title?: string
}

/** What stands in the head of a page for people and for programs. No content is ever empty. */
export interface HeadModel {
  readonly language: UiLanguage
  readonly title: string
  readonly metas: readonly HeadMeta[]
  readonly links: readonly HeadLink[]
  /** A JSON-LD object, null when the page has none. */
  readonly jsonLd: object | null
}
