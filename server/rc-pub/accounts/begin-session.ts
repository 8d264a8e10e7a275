import type { Database } from '../store/database.ts'
import { createKnownDevices } from './known-devices.ts'
import { unknownSource, type LoginSource } from './login-source.ts'
import type { Entered } from './outcomes.ts'
import { createSessions } from './sessions.ts'
import type { StoredMember } from './stored-members.ts'

/** A login that is right. */
export interface RightLogin {
  readonly remember: boolean
  /** What the session begins on, as it says itself. */
  readonly device: string
  readonly from?: LoginSource
}

/** Begins a session on a device that is known from then on, in one step. */
export type BeginSession = (member: StoredMember, login: RightLogin) => Promise<Entered>

export const createBeginSession =
  ({ database, now }: { readonly database: Database; readonly now: () => number }): BeginSession =>
  (member, { remember, device, from = unknownSource }) =>
    database.transaction(async (tx) => {
      const { word, hash } = await createKnownDevices(tx, now).remember(member.id, from.knownDevice)
      const token = await createSessions(tx, now).begin(member.id, remember, device, hash)
      return { kind: 'entered', token, member, remember, knownDevice: word }
    })
