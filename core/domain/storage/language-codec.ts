import { isUiLanguage, type UiLanguage } from '../language/ui-language.ts'
import type { Codec } from './codec.ts'

/** The language as its cookie holds it (C3.17): `zh` or `en`. */
export const languageCodec: Codec<UiLanguage> = {
  print: (language) => language,
  parse: (text) => (isUiLanguage(text) ? text : null),
}
