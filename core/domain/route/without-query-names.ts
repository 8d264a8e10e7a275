import { readQuery } from './query.ts'
import { joinAddress, splitAddress } from './split-address.ts'

/**
 * The same address without these names in its query, however they are escaped and how often they stand there. Laws:
 * path, hash and all other parts of the query are kept as written; an address without them is unchanged; doing it twice
 * changes nothing more.
 */
export function withoutQueryNames(address: string, names: readonly string[]): string {
  const split = splitAddress(address)
  if (split.query === '') return address
  const all = split.query.split('&')
  const others = all.filter((part) => !readQuery(part).some(([name]) => names.includes(name)))
  return others.length === all.length ? address : joinAddress({ ...split, query: others.join('&') })
}
