import { sampleContent } from '@xuekan/core/testing'
import type { MemberTokens } from '../../../server/rc-pub/member-identity.ts'

/** The token of the one member of the samples. */
export const [sampleToken = ''] = Object.keys(sampleContent.members ?? {})

/** Accounts in memory, until an rc-pub keeps some: those of the sample content. */
export function sampleMembers(): MemberTokens {
  const revoked = new Set<string>()
  return {
    memberOf: async (token) => {
      const member = revoked.has(token) ? undefined : sampleContent.members?.[token]
      return member === undefined ? null : { id: '1', userName: 'linxi', ...member }
    },
    revoke: async (token) => void revoked.add(token),
  }
}
