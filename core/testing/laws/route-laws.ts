import fc from 'fast-check'
import type { Route } from '../../domain/route/route.ts'
import { splitAddress } from '../../domain/route/split-address.ts'
import { arbitraryRoute, junkAddress } from '../arbitraries/routes.ts'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** How addresses are read and written. */
export interface RouteCodec {
  readonly parse: (address: string) => Route
  readonly format: (route: Route) => string
}

const many = { numRuns: 2_000 }

/** What holds of a pair that reads and writes addresses (sections 2.1 to 2.5). */
export const routeLaws = ({ parse, format }: RouteCodec): readonly Law[] => [
  law(
    'should read back every route that is written',
    ['C2.41'],
    fc.property(arbitraryRoute, (route) => {
      same(parse(format(route)), route, 'the route')
    }),
    many,
  ),
  law(
    'should give a route for anything in an address bar, and never throw',
    ['C2.4'],
    fc.property(junkAddress, (address) => {
      holds(typeof parse(address).page === 'string', 'there is no page')
    }),
    many,
  ),
  law(
    'should give a route that its own address means again',
    [],
    fc.property(junkAddress, (address) => {
      const route = parse(address)
      same(parse(format(route)), route, 'the route')
    }),
    many,
  ),
  law(
    'should write the same address when it is read and written again',
    [],
    fc.property(junkAddress, (address) => {
      const once = format(parse(address))
      same(format(parse(once)), once, 'the address')
    }),
  ),
  law(
    'should write a path of this host in printable ASCII, unless the path is unknown',
    [],
    fc.property(arbitraryRoute, (route) => {
      const address = format(route)
      holds(/^\/(?![/\\])/.test(address), `${address} leads to another host`)
      holds(route.page === 'unknown' || /^[!-~]+$/.test(address), `${address} is not escaped`)
    }),
  ),
  law(
    'should not mind a trailing slash',
    [],
    fc.property(junkAddress, (address) => {
      const { path } = splitAddress(address)
      same(parse(`${path}/${address.slice(path.length)}`), parse(address), 'the route')
    }),
  ),
]
