import { withoutQueryNames } from '../route/without-query-names.ts'

/** The address without `timestamps`, which gets past caches on the way and tells nothing (C7.3). */
export const withoutTimestamps = (address: string): string =>
  address.includes('?') ? withoutQueryNames(address, ['timestamps']) : address
