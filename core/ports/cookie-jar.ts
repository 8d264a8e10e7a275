/** The cookies that the page may read and write (C3.17). HttpOnly ones are out of its reach. */
export interface CookieJar {
  /** '' when absent. */
  readonly read: (name: string) => string
  readonly write: (name: string, value: string) => void
  readonly clear: (name: string) => void
}
