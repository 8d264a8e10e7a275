import { err, ok, type Result } from '../result.ts'

export type DialogTextError = 'illegalInput'

/** Control characters, ends of lines, half characters, and what begins a tag. */
const illegal = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|<[\p{L}/!?]/u

/**
 * One line typed into a dialog, such as an album's name (C5.13): 'Illegal input' where it holds characters that no
 * line of text has, or markup. White space around it is dropped; whether it may be blank, its own rule says.
 */
export function validateDialogText(raw: string): Result<string, DialogTextError> {
  const text = raw.trim()
  return illegal.test(text) ? err('illegalInput') : ok(text)
}
