import { personalEntries, type PersonalEntry } from '../route/personal-entry.ts'
import { permits, type Action, type Role } from './role.ts'

/** What each entry is for. Subscriptions stand inside personal information. */
const purposes: Readonly<Record<PersonalEntry, readonly Action[]>> = {
  favorites: ['keepFavourites'],
  downloads: ['keepDownloads'],
  myAlbum: ['keepAlbums'],
  personalInformation: ['editPersonalInfo', 'subscribe'],
  accountSecurity: ['changePassword', 'changePhone'],
}

/** The entry behind which something is done; null for what has no place in the personal centre. */
export const personalEntryFor = (action: Action): PersonalEntry | null =>
  personalEntries.find((entry) => purposes[entry].includes(action)) ?? null

/** The entries that a role sees: those behind which it may do something (C2.34, C6.2). */
export const personalCentre = (role: Role): readonly PersonalEntry[] =>
  personalEntries.filter((entry) => purposes[entry].some((action) => permits(role, action)))
