import { err, ok, type Result } from '../result.ts'
import { required } from './required.ts'

export type NameError = 'empty' | 'malformed' | 'tooLong'

/** The longest name, in characters. */
export const nameLimit = 50

/**
 * Begins with a letter of any script, perhaps behind an apostrophe; then letters, their marks and joiners, digits, and
 * what stands between parts of a name: dots of any height, hyphens, and the tsheg between Tibetan syllables.
 */
const name = /^['‘’]?\p{L}[\p{L}\p{M}\p{N}\p{Join_Control} .,'‘’·•‧・་\u2010\u2011-]*$/u

/** The name of a person (C5.7): required, without white space around it and doubled within. */
export function validateName(raw: string): Result<string, NameError> {
  const text = required(raw)
  if (!text.ok) return text
  const value = text.value.replace(/\s+/g, ' ')
  if ([...value].length > nameLimit) return err('tooLong')
  return name.test(value) ? ok(value) : err('malformed')
}
