/** The five entries of the personal centre, in order (C2.34). */
export const personalEntries = [
  'favorites',
  'downloads',
  'myAlbum',
  'personalInformation',
  'accountSecurity',
] as const
export type PersonalEntry = (typeof personalEntries)[number]

/** What a member has changed and comes back from: the password, what the member logs in with, or the photo. */
export const personalChanges = ['password', 'contact', 'photo', 'dropPhoto'] as const
export type PersonalChange = (typeof personalChanges)[number]
