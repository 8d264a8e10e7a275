import { text, type Shape } from './shape.ts'

type Texts<Name extends string> = {
  readonly [Key in Name | `zh${Capitalize<Name>}` | `en${Capitalize<Name>}`]: Shape<string | null>
}

/** A text under its name in the language of the header, and under `zh…` and `en…` in each. */
export function texts<Name extends string>(name: Name): Texts<Name> {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  // TypeScript does not follow computed keys
  return { [name]: text, [`zh${capital}`]: text, [`en${capital}`]: text } as Texts<Name>
}

/** What every entry of a collection has. */
export const entry = { id: text, siteId: text } as const

/** A title, also under the name that the lists of articles give it. */
export const titled = { title: text, ...texts('resName') } as const
