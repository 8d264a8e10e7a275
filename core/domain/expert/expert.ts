import type { LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** An expert as the list of an editorial board or of a topic shows them. */
export interface Expert {
  /** Never ''. */
  readonly id: string
  readonly siteId: SiteId
  readonly name: LocalizedText
  /** What they are there, such as editor-in-chief; '' where it is not said. */
  readonly position: LocalizedText
  readonly affiliation: LocalizedText
  readonly field: LocalizedText
  /** '' where there is none. */
  readonly pictureUrl: string
}

/** An expert with all that their page shows. */
export interface ExpertPage {
  readonly expert: Expert
  /** In the reader's language, else in the other; null where nothing is told. */
  readonly introduction: SafeHtml | null
  readonly email: string
  /** The sixteen digits with their hyphens, without an address before them; '' where it is not known. */
  readonly orcid: string
}
