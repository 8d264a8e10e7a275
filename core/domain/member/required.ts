import { err, ok, type Result } from '../result.ts'

/** Text that must not be blank, without the white space around it. */
export function required(raw: string): Result<string, 'empty'> {
  const text = raw.trim()
  return text === '' ? err('empty') : ok(text)
}
