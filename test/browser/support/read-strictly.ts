/**
 * Reads JSON as programs in other languages do, which break where a key is absent or a value is of another kind: these
 * throw, and name the place.
 */
type Key = string | number

/** The value under these keys; an absent key throws, null as a value does not. */
export function at(from: unknown, ...keys: readonly Key[]): unknown {
  return keys.reduce<unknown>((value, key, index) => {
    const place = keys.slice(0, index + 1).join('.')
    if (typeof value !== 'object' || value === null) throw new TypeError(`nothing to look into at ${place}`)
    if (Array.isArray(value) !== (typeof key === 'number')) throw new TypeError(`wrong nesting at ${place}`)
    if (!Object.hasOwn(value, key)) throw new TypeError(`no key ${place}`)
    return (value as Readonly<Record<Key, unknown>>)[key]
  }, from)
}

/** A text, which may be empty; null throws, as it does where texts are joined. */
export function textAt(from: unknown, ...keys: readonly Key[]): string {
  const value = at(from, ...keys)
  if (typeof value !== 'string') throw new TypeError(`no text at ${keys.join('.')}: ${String(value)}`)
  return value
}

/** A text, '' for null: what a program does that guards itself against null, but not against an absent key. */
export const textOrNone = (from: unknown, ...keys: readonly Key[]): string =>
  at(from, ...keys) === null ? '' : textAt(from, ...keys)

/** A list, which may be empty. */
export function listAt(from: unknown, ...keys: readonly Key[]): readonly unknown[] {
  const value = at(from, ...keys)
  if (!Array.isArray(value)) throw new TypeError(`no list at ${keys.join('.')}: ${String(value)}`)
  return value
}

/** A whole number, or a text of digits. */
export function integerAt(from: unknown, ...keys: readonly Key[]): number {
  const value = at(from, ...keys)
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (!Number.isSafeInteger(number)) throw new TypeError(`no number at ${keys.join('.')}: ${String(value)}`)
  return number as number
}
