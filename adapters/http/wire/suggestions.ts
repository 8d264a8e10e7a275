import { suggestionKinds, type Suggestion } from '@xuekan/core/search'
import { asSiteId } from '@xuekan/core/site'
import type { WireSuggestion } from '../contract/search.ts'

/** What has no text is left out; a journal whose site is not named is searched as words. */
export const suggestionsFrom = (wire: readonly WireSuggestion[]): readonly Suggestion[] =>
  wire.flatMap(({ kind, text, other, siteId, sld, domain }) =>
    text === null || text === ''
      ? []
      : [
          {
            kind: suggestionKinds.find((known) => known === kind) ?? null,
            text,
            other: other ?? '',
            site:
              kind === 'journal' && siteId !== null
                ? { id: asSiteId(String(siteId)), sld: sld ?? '', domain: domain ?? '' }
                : null,
          },
        ],
  )

/** Texts of an rc-pub that does not say what they are. */
export const unnamedFrom = (wire: readonly string[]): readonly Suggestion[] =>
  wire.flatMap((text) => (text === '' ? [] : [{ kind: null, text, other: '', site: null }]))
