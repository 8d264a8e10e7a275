/** How a value is written as text. Law: `parse(print(value))` is `value`; `parse` gives null for what is no such text. */
export interface Codec<T> {
  readonly print: (value: T) => string
  readonly parse: (text: string) => T | null
}
