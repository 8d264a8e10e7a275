import type { SafeHtml } from '../../domain/text/safe-html.ts'
import type { Sanitiser } from '../../ports/sanitiser.ts'

/** Keeps paragraphs and inline emphasis without attributes; everything else becomes text, angle brackets and all. */
export const createFakeSanitiser = (): Sanitiser => ({
  sanitise: (untrusted) =>
    untrusted.replaceAll('<', '&lt;').replace(/&lt;(\/?(?:p|b|i|em|strong|sub|sup))>/g, '<$1>') as SafeHtml,
})
