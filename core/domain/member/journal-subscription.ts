import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'

/** A journal whose new issues a member is told of by mail (C7.12). */
export interface JournalSubscription {
  readonly siteId: SiteId
  readonly sld: string
  readonly title: LocalizedText
  /** ISO date. */
  readonly since: string
}

/** The field under which a server says which host a form was posted to: mails lead back there. */
export const originField = 'origin'
