import { err, ok, type Result } from '../result.ts'

export type DialogTextError = 'illegalInput'

/**
 * Control characters, those that turn the direction of what follows (marks of one place may stay), ends of lines, half
 * characters, and what begins a tag.
 */
const illegal = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]|<[\p{L}/!?]/u

/** Space and what nobody sees, which is no text by itself. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * One line typed into a dialog, such as an album's name (C5.13): 'Illegal input' where it holds characters that no line of
 * text has, or turns the direction of what stands behind it, or markup. White space around it is dropped, and so is all of it
 * where nothing can be seen; whether it may be blank, its own rule says.
 */
export function validateDialogText(raw: string): Result<string, DialogTextError> {
  const text = raw.trim()
  if (illegal.test(text)) return err('illegalInput')
  return ok(unseen.test(text) ? '' : text)
}
