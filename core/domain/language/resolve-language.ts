import { defaultLanguage, type UiLanguage } from './ui-language.ts'

/** What can decide about the language; null where a source says nothing. */
export interface LanguageSources {
  /** From the path, else from the `lang` parameter: `parseRoute(address).language`. */
  readonly fromAddress: UiLanguage | null
  readonly fromCookie: UiLanguage | null
  readonly siteDefault: UiLanguage | null
}

/** Address, then cookie, then the site's default, then zh: one answer for page and request (C4.1, C7.2). */
export const resolveLanguage = ({ fromAddress, fromCookie, siteDefault }: LanguageSources): UiLanguage =>
  fromAddress ?? fromCookie ?? siteDefault ?? defaultLanguage
