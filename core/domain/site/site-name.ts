import { localise } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { Site } from './site.ts'

/** What a site is called: its name in the language or the other one, else its short-name. Law: '' only without both. */
export const siteName = ({ name, sld }: Pick<Site, 'name' | 'sld'>, language: UiLanguage): string =>
  localise(name, language) || sld
