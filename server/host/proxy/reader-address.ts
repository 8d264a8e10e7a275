import { isIP } from 'node:net'

/** A header by which proxies say who asks; whoever is asked believes it of those alone that it is set up to trust. */
type ReaderHeader = { readonly 'x-forwarded-for'?: string }

/**
 * Who asks, for another rc-pub: the one address that the host itself counts the reader by, never what the reader says.
 * Law: what is no address of IPv4 or IPv6 is not told. Total.
 */
export const readerAddress = (address: string): ReaderHeader =>
  isIP(address) === 0 ? {} : { 'x-forwarded-for': address }
