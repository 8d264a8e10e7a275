import type { Queryable } from '../store/database.ts'
import type { Guesser } from './guesses.ts'
import { createKnownDevices, type KnownDevices } from './known-devices.ts'
import { unknownSource, type LoginSource } from './login-source.ts'

/** Where a guess of what a member has comes from, by any name of the member. */
export function createGuesserOf(database: Queryable, now: () => number) {
  const devices = createKnownDevices(database, now)
  return async (
    name: Parameters<KnownDevices['hashIfKnown']>[0],
    { network, knownDevice }: LoginSource = unknownSource,
  ): Promise<Guesser> => {
    const key = await devices.hashIfKnown(name, knownDevice)
    return key === null ? { kind: 'stranger', network } : { kind: 'own', key }
  }
}
