import type { AgreementVersion } from '@xuekan/core/member'
import type { AgreementKind } from '@xuekan/core/route'

/** The day of each version, by its kind; '' for none. */
export const daysOf = (agreements: readonly AgreementVersion[]): Readonly<Record<AgreementKind, string>> => ({
  terms: agreements.find(({ kind }) => kind === 'terms')?.since ?? '',
  privacy: agreements.find(({ kind }) => kind === 'privacy')?.since ?? '',
})
