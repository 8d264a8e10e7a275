import { err, ok, type Result } from '../result.ts'
import type { AccountMessage } from './account-form.ts'
import { checkFields, type FieldErrors, type FieldValues } from './check-fields.ts'
import { validateCode } from './code.ts'
import { validateEmail } from './email.ts'
import { parseKeywords } from './keywords.ts'

/** What somebody without an account types to hear of new issues by mail. */
export interface SubscriptionForm {
  readonly email: string
  /** The code of the captcha. */
  readonly captcha: string
  /** As typed, parted by semicolons; none is a subscription to everything. */
  readonly keywords: string
}

/** The most that one subscription takes, and characters of each. */
export const keywordLimits = { most: 20, longest: 100 } as const

export type Subscription = FieldValues<ReturnType<typeof checks>>
export type SubscriptionErrors = FieldErrors<ReturnType<typeof checks>>

/** A place of that form beside which something is said. */
export type SubscriptionField = keyof SubscriptionForm

/** An e-mail subscription: a valid address, the captcha code, and several keywords (C5.11). */
export const validateSubscription = (form: SubscriptionForm): Result<Subscription, SubscriptionErrors> =>
  checkFields(checks(form))

const checks = ({ email, captcha, keywords }: SubscriptionForm) => ({
  email: validateEmail(email),
  captcha: validateCode(captcha),
  keywords: validateKeywords(keywords),
})

function validateKeywords(raw: string): Result<readonly string[], 'illegalInput'> {
  const words = parseKeywords(raw)
  const { most, longest } = keywordLimits
  return words.length <= most && words.every((word) => word.length <= longest)
    ? ok(words)
    : err('illegalInput')
}

/** What is said beside the fields of such a form (C8.4). */
export const subscriptionMessages = ({
  email,
  captcha,
  keywords,
}: SubscriptionErrors): Readonly<Partial<Record<SubscriptionField, AccountMessage>>> => ({
  ...(email === undefined ? {} : { email: `email.${email}` }),
  ...(captcha === undefined ? {} : { captcha: `captcha.${captcha}` }),
  ...(keywords === undefined ? {} : { keywords }),
})
