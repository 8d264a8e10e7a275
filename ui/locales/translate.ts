import type { zh } from './zh.ts'

/** A message is named without the plural ending that its table may give it. */
type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

export type MessageKey = Singular<keyof typeof zh>

/** Values for the `{{…}}` of a message; `count` also chooses its plural form. */
export type MessageParams = Readonly<Record<string, string | number>>

/** The words of one language. Tables are flat: a dot in a key separates nothing. */
export type Translate = (key: MessageKey, params?: MessageParams) => string
