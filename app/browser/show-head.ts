import { headOf, type Language, type Route, type SiteChrome } from '@xuekan/core'
import { createDocumentHead } from '../../adapters/browser/document-head.ts'

export interface ShownPage {
  readonly chrome: SiteChrome
  readonly language: Language
  readonly route: Route
  /** null for a page that failed. */
  readonly content: unknown
}

export const showHead = (page: ShownPage): void =>
  createDocumentHead(document).show(headOf({ ...page, origin: window.location.origin }))
