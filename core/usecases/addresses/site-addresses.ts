import { concatMap, defer, from, map, takeWhile } from 'rxjs'
import { formatRoute } from '../../domain/route/format-route.ts'
import { ok } from '../../domain/result.ts'
import { andThen } from '../async-results.ts'
import type { PagePorts } from '../pages/page-ports.ts'
import { loadListing, type ListingInput } from './load-listing.ts'
import type { AddressParts, ListAddresses } from './page-address.ts'

/**
 * All addresses of a site in parts, of each kind of page in turn, so that whoever writes them down holds few. The failure
 * of any call is the last: what came before it is no list of the site.
 */
export const siteAddresses = (
  ports: PagePorts,
  input: ListingInput,
  lists: Readonly<Record<string, ListAddresses>>,
): AddressParts =>
  andThen(loadListing(ports, input), (listing) =>
    from(Object.values(lists)).pipe(concatMap((list) => eachOnce(list(listing, ports)))),
  ).pipe(takeWhile(({ ok: isWhole }) => isWhole, true))

/**
 * An address that comes again in its part or in the next one is left out: two issues can have one number, and what is
 * published while a list is read moves its entries on to the following page.
 */
const eachOnce = (parts: AddressParts): AddressParts =>
  defer(() => {
    let before: ReadonlySet<string> = new Set()
    return parts.pipe(
      map((part) => {
        if (!part.ok) return part
        const known = new Set<string>()
        const fresh = part.value.filter(({ route }) => {
          const address = formatRoute(route)
          const isNew = !known.has(address) && !before.has(address)
          known.add(address)
          return isNew
        })
        before = known
        return ok(fresh)
      }),
    )
  })
