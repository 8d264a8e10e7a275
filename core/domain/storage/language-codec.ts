import { isLanguage, type Language } from '../language/language.ts'
import type { Codec } from './codec.ts'

/** The language as its cookie holds it (C3.17): `zh` or `en`. */
export const languageCodec: Codec<Language> = {
  print: (language) => language,
  parse: (text) => (isLanguage(text) ? text : null),
}
