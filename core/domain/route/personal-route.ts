import type { UiLanguage } from '../language/ui-language.ts'
import type { PersonalEntry } from './personal-entry.ts'
import type { MyAlbumsRoute, PersonalRoute } from './route.ts'

/** The page of an entry of the personal centre: albums have one of their own (C2.34). */
export const personalRoute = (entry: PersonalEntry, language: UiLanguage): PersonalRoute | MyAlbumsRoute =>
  entry === 'myAlbum' ? { page: 'myAlbums', language } : { page: 'personal', language, entry }
