/** The five entries of the personal centre, in order (C2.34). */
export const personalEntries = [
  'favorites',
  'downloads',
  'myAlbum',
  'personalInformation',
  'accountSecurity',
] as const
export type PersonalEntry = (typeof personalEntries)[number]
