import { err, ok, type Result } from '../result.ts'

export type PhoneError = 'empty' | 'malformed'

/** A mobile number of the mainland, without its country code. */
const mainland = /^1[3-9]\d{9}$/

/** A number in the form of E.164: a country code, at most 15 digits in all. */
const international = /^\+[1-9]\d{6,14}$/

/** What people put between digits to read them better. */
const separators = /[\s().-]/g

/** Begins and ends as a number does: such separators stand within it. */
const written = /^[+(\d].*\d$/

/**
 * A phone number that can take a message (C5.6): eleven digits for the mainland, with or without +86, and '+' with
 * the country code elsewhere ('00' stands for '+'). The value is bare digits for the mainland, E.164 elsewhere.
 * Law: a value is valid and is its own value.
 */
export function validatePhone(raw: string): Result<string, PhoneError> {
  const text = raw.trim()
  if (text === '') return err('empty')
  const number = text.replace(separators, '').replace(/^00/, '+')
  const local = number.replace(/^\+86/, '')
  if (!written.test(text)) return err('malformed')
  if (mainland.test(local)) return ok(local)
  return international.test(number) && !number.startsWith('+86') ? ok(number) : err('malformed')
}
