import type { Sanitiser } from '@xuekan/core'
import type { SafeHtml } from '@xuekan/core/content'

/** Untrusted HTML; null where there is none. */
export const proseFrom = (html: string | null, sanitiser: Sanitiser): SafeHtml | null =>
  html === null || html === '' ? null : sanitiser.sanitise(asHtml(html))

/** The wire's own names for slanted and bold text. */
const asHtml = (prose: string): string =>
  prose.replace(/<(\/?)(italic|bold)>/gi, (_, slash: string, name: string) =>
    name.toLowerCase() === 'bold' ? `<${slash}b>` : `<${slash}i>`,
  )
