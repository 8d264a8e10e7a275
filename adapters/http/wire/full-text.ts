import { parseContentLanguage, type Sanitiser, type UiLanguage } from '@xuekan/core'
import type { FullText } from '@xuekan/core/content'
import type { WireFullText } from '../contract/article.ts'
import { proseFrom } from './prose.ts'

/** The full text; null where there is none. A text that does not name its language is in the one asked for. */
export function fullTextFrom(
  wire: WireFullText,
  language: UiLanguage,
  sanitiser: Sanitiser,
): FullText | null {
  const html = proseFrom(wire?.html ?? null, sanitiser)
  return html === null
    ? null
    : {
        language: parseContentLanguage(wire?.language ?? '') ?? language,
        html,
        inBothLanguages: wire?.inBothLanguages === 1,
      }
}
