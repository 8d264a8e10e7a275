/** Who is logged in, as the shell shows it (C3.14). The token is a credential and no part of it. */
export interface Member {
  readonly mobileNo: string
  /** Address of the picture; '' for none. */
  readonly headPicture: string
}

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

/** What a member tells about themselves (C3.14); '' for what is not told. */
export interface PersonalInfo {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly region: string
  readonly major: string
  readonly institution: string
  readonly researchFields: readonly string[]
  readonly gender: Gender | null
}

/** A member as the personal centre shows one: what the account is known by, and what the member tells. */
export interface Profile extends PersonalInfo {
  readonly userName: string
  /** The address that one logs in with and that codes are sent to; '' for none. `email` is for letters alone. */
  readonly loginEmail: string
  /** Address of the photo; '' for none. */
  readonly headPicture: string
}

/** The photo that a member is shown with from now on. */
export interface SavedPhoto {
  /** '' for none. */
  readonly headPicture: string
  /** Whether the session outlasts the browser's window, as the cookie of the photo does. */
  readonly remember: boolean
}

/** A place where a member is logged in. */
export interface MemberSession {
  readonly id: string
  /** What it runs on, as it says itself; '' where that is not known. */
  readonly device: string
  /** Dates in ISO form. */
  readonly begun: string
  readonly seen: string
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean
}
