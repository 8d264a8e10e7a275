import { err, ok, type Result } from '../result.ts'
import { escapeText } from '../route/escape.ts'

declare const doi: unique symbol
/** A digital object identifier such as `10.5555/xk.2026.1`. Compared without letter case. */
export type Doi = string & { readonly [doi]: 'Doi' }

export type DoiError = 'empty' | 'malformed'

/** A DOI as people write it: alone, with `doi:`, or as an address of the resolver. The text itself is kept. */
export function parseDoi(raw: string): Result<Doi, DoiError> {
  const text = raw.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
  if (text === '') return err('empty')
  return /^10\.\d{4,9}(?:\.\d+)*\/\S+$/.test(text) ? ok(text as Doi) : err('malformed')
}

/** The address under which a DOI resolves; '' for what is no DOI. */
export function doiUrl(raw: string): string {
  const parsed = parseDoi(raw)
  return parsed.ok ? `https://doi.org/${parsed.value.split('/').map(escapeText).join('/')}` : ''
}

/** The prefix of DOIs that are shown and never registered, so that they resolve to nothing. */
const demonstrationPrefix = '10.5555/'

export function isDemonstrationDoi(raw: string): boolean {
  const parsed = parseDoi(raw)
  return parsed.ok && parsed.value.startsWith(demonstrationPrefix)
}

/** The address for `rel=cite-as`, which must resolve back to the page: '' for a demonstration DOI and for none. */
export const citeAsUrl = (raw: string): string => (isDemonstrationDoi(raw) ? '' : doiUrl(raw))
