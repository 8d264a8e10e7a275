import { localise, type UiLanguage, type LocalizedText } from '@xuekan/core'
import { orNull } from './endpoint-handler.ts'

type InLanguages<Name extends string> = {
  readonly [Key in Name | `zh${Capitalize<Name>}` | `en${Capitalize<Name>}`]: string | null
}

/** A text under its name in the language that was asked for, and under `zh…` and `en…` in each; null where it is empty. */
export function inLanguages<Name extends string>(
  name: Name,
  text: LocalizedText,
  language: UiLanguage,
): InLanguages<Name> {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  // TypeScript does not follow computed keys
  return {
    [name]: orNull(localise(text, language)),
    [`zh${capital}`]: orNull(text.zh),
    [`en${capital}`]: orNull(text.en),
  } as InLanguages<Name>
}
