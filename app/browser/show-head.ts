import { headOf, type Language, type PageHost, type Route, type SiteChrome } from '@xuekan/core'
import type { Translate } from '../../ui/locales/translate.ts'
import { createDocumentHead } from '../../adapters/browser/document-head.ts'
import { labelOf } from '../portal/page-label.ts'

export interface ShownPage {
  readonly chrome: SiteChrome
  readonly host: PageHost
  readonly language: Language
  readonly route: Route
  readonly t: Translate
  /** null for a page that failed. */
  readonly content: unknown
}

export const showHead = ({ t, ...page }: ShownPage): void =>
  createDocumentHead(document).show(
    headOf({ ...page, origin: page.host.origin, label: labelOf(page.route.page, t) }),
  )
