import { err, ok, type Result } from '../result.ts'

export type GoToPageError =
  | 'empty'
  /** No whole number in digits. */
  | 'malformed'
  /** No such page: below 1, or beyond the last. */
  | 'outside'

/** The page that a reader typed behind 'Go to' (C9.11), from 1; digits of full width count as well. */
export function goToPage(raw: string, pages: number): Result<number, GoToPageError> {
  const text = raw.normalize('NFKC').trim()
  if (text === '') return err('empty')
  if (!/^[+-]?\d+$/.test(text)) return err('malformed')
  const page = Number(text)
  return page >= 1 && page <= pages ? ok(page) : err('outside')
}
