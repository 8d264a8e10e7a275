import type { AgreementTexts } from '@xuekan/core/member'
import { privacyEn } from './standard/privacy.en.ts'
import { privacyZh } from './standard/privacy.zh.ts'
import { termsEn } from './standard/terms.en.ts'
import { termsZh } from './standard/terms.zh.ts'

/** The agreements that a portal has where its operator gives none: what this software does, as it is delivered. */
export const standardAgreements: readonly AgreementTexts[] = [
  { kind: 'terms', since: '2025-01-01', texts: { zh: termsZh, en: termsEn } },
  { kind: 'privacy', since: '2025-01-01', texts: { zh: privacyZh, en: privacyEn } },
]
