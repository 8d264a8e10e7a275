/** What every page of a site may tell of it (C3.9). */
export interface BasicInfo {
  readonly id: string
  /** Databases that index the journal. */
  readonly indexedIn: readonly string[]
}
