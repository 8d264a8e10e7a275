import { defaultLanguage, type Language } from './language.ts'

/** What can decide about the language; null where a source says nothing. */
export interface LanguageSources {
  /** From the path, else from the `lang` parameter: `parseRoute(address).language`. */
  readonly fromAddress: Language | null
  readonly fromCookie: Language | null
  readonly siteDefault: Language | null
}

/** Address, then cookie, then the site's default, then zh: one answer for page and request (C4.1, C7.2). */
export const resolveLanguage = ({ fromAddress, fromCookie, siteDefault }: LanguageSources): Language =>
  fromAddress ?? fromCookie ?? siteDefault ?? defaultLanguage
