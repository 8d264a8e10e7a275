import { ok, type Result } from '../result.ts'
import { atMostFive } from './at-most-five.ts'
import { checkFields, type FieldErrors, type FieldValues } from './check-fields.ts'
import { validateCode } from './code.ts'
import { validateEmail } from './email.ts'
import { parseKeywords } from './keywords.ts'

export interface SubscriptionForm {
  readonly email: string
  /** The code of the captcha. */
  readonly captcha: string
  /** As typed, parted by semicolons; none is a subscription to everything. */
  readonly keywords: string
  /** Ids of the chosen columns. */
  readonly columns: readonly string[]
}

export type Subscription = FieldValues<ReturnType<typeof checks>>
export type SubscriptionErrors = FieldErrors<ReturnType<typeof checks>>

/** An e-mail subscription: a valid address, the captcha code, keywords (C5.11), and at most five columns (C5.10). */
export const validateSubscription = (form: SubscriptionForm): Result<Subscription, SubscriptionErrors> =>
  checkFields(checks(form))

const checks = ({ email, captcha, keywords, columns }: SubscriptionForm) => ({
  email: validateEmail(email),
  captcha: validateCode(captcha),
  keywords: ok(parseKeywords(keywords)),
  columns: atMostFive(columns),
})
