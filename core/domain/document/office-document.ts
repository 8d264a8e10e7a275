import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** A document that a site's office hands out: a template, a form, a checklist. */
export interface OfficeDocument {
  /** Never ''. */
  readonly id: string
  readonly siteId: SiteId
  readonly title: LocalizedText
  /** Plain text, '' where there is none. */
  readonly summary: LocalizedText
  /** ISO date, '' when unknown. */
  readonly publishedOn: string
  /** Where its file is had; '' where it is read in the portal alone. */
  readonly fileUrl: string
  readonly fileName: string
  /** Bytes; 0 without a file. */
  readonly fileSize: number
}

/** A document with its text. */
export interface OfficeDocumentPage {
  readonly document: OfficeDocument
  /** In the reader's language, else in the other; null where there is a file alone. */
  readonly body: SafeHtml | null
}
