import type { Codec } from './codec.ts'

/**
 * The codec of a value that may be absent: null is printed as ''. Where `codec` has a value for '', that is not read
 * any more. Law: `parse(print(value))` is `value`, null too.
 */
export const optional = <T>({ print, parse }: Codec<T>): Codec<T | null> => ({
  print: (value) => (value === null ? '' : print(value)),
  parse: (text) => (text === '' ? null : parse(text)),
})
