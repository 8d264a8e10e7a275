import type { Codec } from '../storage/codec.ts'
import type { Member } from './member.ts'

/** What the cookie of a member's information holds (C4.7). */
export type MemberInfo = Pick<Member, 'mobileNo'>

const version = 1

/** Versioned JSON. Law: null for what it has not printed. */
export const memberInfoCodec: Codec<MemberInfo> = {
  print: ({ mobileNo }) => JSON.stringify({ v: version, mobileNo }),
  parse: (text) => {
    const raw = read(text)
    return raw?.v === version && typeof raw.mobileNo === 'string' ? { mobileNo: raw.mobileNo } : null
  },
}

function read(text: string): { readonly v?: unknown; readonly mobileNo?: unknown } | null {
  try {
    return JSON.parse(text) as { readonly v?: unknown } | null
  } catch {
    return null
  }
}
