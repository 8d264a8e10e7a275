import { formatRoute } from '../../domain/route/format-route.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { all, andThen, mapResult } from '../async-results.ts'
import type { PagePorts } from '../pages/page-ports.ts'
import { loadListing, type ListingInput } from './load-listing.ts'
import type { ListAddresses, PageAddress } from './page-address.ts'

/** All addresses of a site, of each kind of page in turn, each once. */
export const siteAddresses = (
  ports: PagePorts,
  input: ListingInput,
  lists: Readonly<Record<string, ListAddresses>>,
): AsyncResult<readonly PageAddress[]> =>
  andThen(loadListing(ports, input), (listing) =>
    mapResult(
      all(Object.fromEntries(Object.entries(lists).map(([page, list]) => [page, list(listing, ports)]))),
      (found) => eachOnce(Object.values(found).flat()),
    ),
  )

/** An address that comes again is left out: two issues can have one number. */
function eachOnce(addresses: readonly PageAddress[]): readonly PageAddress[] {
  const known = new Set<string>()
  return addresses.filter(({ route }) => {
    const address = formatRoute(route)
    const isNew = !known.has(address)
    known.add(address)
    return isNew
  })
}
