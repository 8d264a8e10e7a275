import { wellFormed } from '../route/escape.ts'

/** What programs write where they had nothing to write. */
const absent = new Set(['null', 'undefined', 'NaN'])

/**
 * A value as export files hold it: one trimmed line, without control characters and noncharacters: XML forbids
 * some, and some programs refuse a whole file for one. '' for the names of nothing. Law: `fieldValue(fieldValue(raw))` is `fieldValue(raw)`.
 */
export function fieldValue(raw: string): string {
  const line = wellFormed(raw)
    .replace(/[\p{Cc}\s\p{Noncharacter_Code_Point}]+/gu, ' ')
    .trim()
  return absent.has(line) ? '' : line
}

/** The values that say something, each on its line, in order. */
export const fieldValues = (raws: readonly string[]): readonly string[] =>
  raws.map(fieldValue).filter((value) => value !== '')

/** A field by its tag; a list of fields is printed in order, without the empty ones. */
export type Field = readonly [tag: string, value: string]

/** One field for each value. */
export const repeated = (tag: string, values: readonly string[]): readonly Field[] =>
  values.map((value) => [tag, value])

/** The fields that say something, as lines. */
export const fieldLines = (
  fields: readonly Field[],
  line: (tag: string, value: string) => string,
): readonly string[] =>
  fields.flatMap(([tag, raw]) => {
    const value = fieldValue(raw)
    return value === '' ? [] : [line(tag, value)]
  })
