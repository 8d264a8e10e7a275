import type { Receiver } from '@xuekan/core/member'

/** Who reads what is sent to a receiver, as far as an address says: `name+anything@host` is that of `name@host`. */
export const inboxOf = ({ kind, value }: Receiver): string =>
  kind === 'email' ? value.toLowerCase().replace(/^([^+]+)\+[^@]*(?=@)/, '$1') : value
