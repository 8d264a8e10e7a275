/** Where an attempt to come in is made. */
export interface LoginSource {
  /** By `networkOf`; '' where nobody says. */
  readonly network: string
  /** What the browser keeps since a login there; '' for nothing. */
  readonly knownDevice: string
  /** Scheme and host of the page or the call; '' where nobody says. */
  readonly origin: string
}

export const unknownSource: LoginSource = { network: '', knownDevice: '', origin: '' }
