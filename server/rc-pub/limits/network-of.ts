import { isIPv4, isIPv6 } from 'node:net'

/** An address of IPv4 written as one of IPv6. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Groups of an address of IPv6 that name a network: one customer has so many addresses behind them. */
const groups = 3

/**
 * The network of an address, as guesses and messages are counted by: the first three parts of one of IPv4 (/24), the
 * first 48 bits of one of IPv6. Laws: addresses that agree in these have one network; what is no address is its own. Total.
 */
export function networkOf(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address.replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.slice(0, plain.lastIndexOf('.'))
  if (!isIPv6(plain)) return plain.slice(0, 100)
  const [before = '', after] = plain.split('::', 2)
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const missing =
    after === undefined ? 0 : Math.max(0, 8 - first.length - last.length - (plain.includes('.') ? 1 : 0))
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return all
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
