import { err, ok, type Result } from '../result.ts'

export type GoToPageError =
  | 'empty'
  /** No whole number in digits. */
  | 'malformed'
  /** No such page: below 1, or beyond the last. */
  | 'outside'

/** The page that a reader typed behind 'Go to' (C9.11), from 1; digits of full width count as well. */
export function goToPage(raw: string, pages: number): Result<number, GoToPageError> {
  const page = typedNumber(raw)
  if (!page.ok) return page
  return page.value >= 1 && page.value <= pages ? page : err('outside')
}

/** Where 'Go to' leads: to the page that was typed, else to the nearest; to the first for what is no number (C9.11). */
export function nearestPage(raw: string, pages: number): number {
  const page = typedNumber(raw)
  return page.ok ? Math.max(1, Math.min(page.value, pages)) : 1
}

function typedNumber(raw: string): Result<number, 'empty' | 'malformed'> {
  const text = raw.normalize('NFKC').trim()
  if (text === '') return err('empty')
  return /^[+-]?\d+$/.test(text) ? ok(Number(text)) : err('malformed')
}
