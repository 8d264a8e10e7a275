/** The five entries of the personal centre, in order (C2.34). */
export const personalEntries = [
  'favorites',
  'downloads',
  'myAlbum',
  'personalInformation',
  'accountSecurity',
] as const
export type PersonalEntry = (typeof personalEntries)[number]

/** What a member has changed and comes back from: the password, or what the member logs in with. */
export const personalChanges = ['password', 'contact'] as const
export type PersonalChange = (typeof personalChanges)[number]
