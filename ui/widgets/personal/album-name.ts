import { localise, type UiLanguage } from '@xuekan/core'
import type { PersonalAlbum } from '@xuekan/core/member'

/** What an album is called in a language: by its English name where it has one (C3.14). */
export const nameOf = (
  { name, enName }: Pick<PersonalAlbum, 'name' | 'enName'>,
  language: UiLanguage,
): string => localise({ zh: name, en: enName }, language)
