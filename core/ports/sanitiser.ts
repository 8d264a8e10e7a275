import type { SafeHtml } from '../domain/text/safe-html.ts'

/** The one place where SafeHtml is minted. Total: any string gives some SafeHtml. */
export interface Sanitiser {
  readonly sanitise: (untrusted: string) => SafeHtml
}
