import type { AgreementTexts } from '@xuekan/core/member'
import { privacyOf2025En } from './standard/privacy.2025.en.ts'
import { privacyOf2025Zh } from './standard/privacy.2025.zh.ts'
import { privacyOf2026En } from './standard/privacy.2026.en.ts'
import { privacyOf2026Zh } from './standard/privacy.2026.zh.ts'
import { termsEn } from './standard/terms.en.ts'
import { termsZh } from './standard/terms.zh.ts'

/** The agreements that a portal has where its operator gives none: what this software does, as it is delivered. */
export const standardAgreements: readonly AgreementTexts[] = [
  { kind: 'terms', since: '2025-01-01', texts: { zh: termsZh, en: termsEn } },
  { kind: 'privacy', since: '2025-01-01', texts: { zh: privacyOf2025Zh, en: privacyOf2025En } },
  // links of albums, how films are played, passkeys, each cookie, and what of a basket and of searches is sent
  { kind: 'privacy', since: '2026-11-28', texts: { zh: privacyOf2026Zh, en: privacyOf2026En } },
]
