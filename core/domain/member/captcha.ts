/** A question for people: a picture shows a code, and a recording says it. Good once and for ten minutes (C7.11). */
export interface Captcha {
  /** The identify value that its answer is sent with. */
  readonly identify: string
  /** A picture as a data URL; '' where there is none. */
  readonly picture: string
  /** Where its recording is, in the language that was asked in. */
  readonly sound: string
}

/** A captcha for browsers: work that shows no person, and asks nothing of one. Good once and for ten minutes (C7.11). */
export interface ProofOfWork {
  /** The identify value that its proof is sent with. */
  readonly identify: string
  /** What is to be worked out: a challenge of ALTCHA, as JSON. */
  readonly challenge: string
}

/** A captcha as somebody has solved it. */
export interface SolvedCaptcha {
  readonly identify: string
  /** The digits, as they were typed; or the proof of a browser's work, as ALTCHA writes it: base64. */
  readonly code: string
}

/** What somebody without an account asks for (C5.11). */
export interface SubscriptionRequest {
  readonly email: string
  /** None for every new issue, whatever is in it. */
  readonly keywords: readonly string[]
  readonly identify: string
  /** The code of the captcha, or the proof of a browser's work. */
  readonly captcha: string
  /** The site's own host: mails lead back there. */
  readonly origin: string
}
