import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name its network of 64 bits. */
const groupsOfNetwork = 4

/** Whom an address counts with: itself alone, or the network of 64 bits that an IPv6 address is in. Total. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  const [before = [], after = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, groupsOfNetwork).join(':')}::/64`
}
