/** A question for people: a picture shows a code, and a recording says it. Good once and for ten minutes (C7.11). */
export interface Captcha {
  /** The identify value that its answer is sent with. */
  readonly identify: string
  /** A picture as a data URL; '' where there is none. */
  readonly picture: string
  /** Where its recording is, in the language that was asked in. */
  readonly sound: string
}

/** A captcha as somebody has solved it. */
export interface SolvedCaptcha {
  readonly identify: string
  /** The digits, as they were typed. */
  readonly code: string
}

/** What somebody without an account asks for (C5.11). */
export interface SubscriptionRequest {
  readonly email: string
  /** None for every new issue, whatever is in it. */
  readonly keywords: readonly string[]
  readonly identify: string
  /** The code of the captcha. */
  readonly captcha: string
  /** The site's own host: mails lead back there. */
  readonly origin: string
}
