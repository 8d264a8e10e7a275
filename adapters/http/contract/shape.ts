/**
 * What one answer of rc-pub looks like, written once: `decode.ts` reads it for clients, tolerantly;
 * `json-schema.ts` prints it for the server and OpenAPI, strictly. Plain data, so that a browser that
 * imports only `decode.ts` carries no schemas.
 */
export type Shape<T> = Node & Typed<T>

/** The value that a shape decodes to. */
export type Wire<S> = S extends Typed<infer T> ? T : never

declare const typed: unique symbol
interface Typed<T> {
  readonly [typed]?: T
}

export type Field = readonly [name: string, shape: Shape<unknown>]

type Node =
  | { readonly kind: 'text'; readonly values?: readonly string[]; readonly keeps?: 'space' | 'words' }
  | { readonly kind: 'integer'; readonly within?: readonly [least: number, most: number] }
  | { readonly kind: 'bit' }
  | { readonly kind: 'anything' }
  | { readonly kind: 'list'; readonly of: Shape<unknown>; readonly orOne?: true }
  | { readonly kind: 'empty' }
  | { readonly kind: 'nullable'; readonly of: Shape<unknown> }
  | {
      readonly kind: 'record'
      readonly fields: readonly Field[]
      readonly rest: Shape<unknown> | null
      /** What the OpenAPI document calls it; absent where it stands within others. */
      readonly name?: string
    }

type Fields = Readonly<Record<string, Shape<unknown>>>
type Values<F extends Fields> = { readonly [K in keyof F]: Wire<F[K]> }

/**
 * A string without space around it, null when absent: 'null', 'undefined' and blank count as that (C3.12). Decodes
 * numbers and booleans as their text.
 */
export const text: Shape<string | null> = { kind: 'text' }

/** HTML, as `text` but with the space around it. */
export const prose: Shape<string | null> = { kind: 'text', keeps: 'space' }

/** A string as it stands, where even 'null' is a word: what a reader searches for, or a piece of a text. */
export const verbatim: Shape<string | null> = { kind: 'text', keeps: 'words' }

/** A string out of a known few. A client decodes others too, and decides itself what they mean. */
export const word = (...values: readonly string[]): Shape<string | null> => ({ kind: 'text', values })

/** A whole number, null when empty or absent. Decodes numeric strings. */
export const integer: Shape<number | null> = { kind: 'integer' }

/** A year of four digits. Decodes another number as null. */
export const calendarYear: Shape<number | null> = { kind: 'integer', within: [1000, 9999] }

/** A switch: 1 on, 0 off, null when empty or absent. Decodes 'true', '1' and the like. */
export const bit: Shape<0 | 1 | null> = { kind: 'bit' }

/** A value that no client of ours reads, kept for other programs. */
export const anything: Shape<unknown> = { kind: 'anything' }

/** A list, [] when empty. Decodes absence as []; elements that are absent are left out. */
export const list = <T>(of: Shape<T>): Shape<readonly NonNullable<T>[]> => ({ kind: 'list', of })

/** A list that some servers answer with its only entry alone, which is tolerated. */
export const listOrOne = <T>(of: Shape<T>): Shape<readonly NonNullable<T>[]> => ({
  kind: 'list',
  of,
  orOne: true,
})

/** A list that ends a nesting: always []. */
export const emptyList: Shape<readonly never[]> = { kind: 'empty' }

/** A value or null. Decodes absence as null. */
export const nullable = <T>(of: Shape<T>): Shape<T | null> => ({ kind: 'nullable', of })

/** An object with these keys, all present on the wire. Other keys are ignored; within another one, null is an empty one. */
export const record = <F extends Fields>(fields: F): Shape<Values<F>> => ({
  kind: 'record',
  fields: Object.entries(fields),
  rest: null,
})

/** An object with these keys and any number of others that all have one shape; others that do not fit are ignored. */
export const openRecord = <F extends Fields, R>(
  fields: F,
  rest: Shape<R>,
): Shape<Values<F> & Readonly<Record<string, R | Wire<F[keyof F]>>>> => ({
  kind: 'record',
  fields: Object.entries(fields),
  rest,
})

/** The same under a name, by which the OpenAPI document refers to it wherever it stands. */
export const named = <T>(name: string, shape: Shape<T>): Shape<T> => ({ ...shape, name }) as Shape<T>
