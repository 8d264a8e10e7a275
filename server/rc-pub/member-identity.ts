/** A member as the routes know one, from whoever keeps the accounts. */
export interface MemberIdentity {
  readonly id: string
  readonly userName: string
  readonly mobileNo: string
  /** Id or address of a picture; '' for none. */
  readonly headPicture: string
}

/** Whom tokens belong to. */
export interface MemberTokens {
  /** null for a token that is nobody's, as '' always is. */
  readonly memberOf: (token: string) => Promise<MemberIdentity | null>
  /** Ends the session of a token; nothing happens where it has none. */
  readonly revoke: (token: string) => Promise<void>
}
