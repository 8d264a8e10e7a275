import { localise, type PersonalAlbum, type UiLanguage } from '@xuekan/core'

/** What an album is called in a language: by its English name where it has one (C3.14). */
export const nameOf = (
  { name, enName }: Pick<PersonalAlbum, 'name' | 'enName'>,
  language: UiLanguage,
): string => localise({ zh: name, en: enName }, language)
