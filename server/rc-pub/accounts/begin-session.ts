import type { AccountNews } from './account-news.ts'
import { createKnownDevices } from './known-devices.ts'
import { loginNews } from './login-news.ts'
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
  /** Whether the member has just registered, and so knows of it. */
  readonly isFirst?: boolean
}

/**
 * Begins a session on a device that is known from then on, in one step with the news of it: where the member has not logged in
 * there before, the member is told.
 */
export type BeginSession = (member: StoredMember, login: RightLogin) => Promise<Entered>

export const createBeginSession =
  ({
    news,
    now,
    baseHosts,
  }: {
    readonly news: AccountNews
    readonly now: () => number
    /** The names under which subdomains are sites: letters lead to these and to domains of sites. */
    readonly baseHosts: readonly string[]
  }): BeginSession =>
  (member, { remember, device, from = unknownSource, isFirst = false }) =>
    news.change(async (tx, tell) => {
      const { word, hash, isNew } = await createKnownDevices(tx, now).remember(member.id, from.knownDevice)
      const token = await createSessions(tx, now).begin(member.id, remember, device, hash)
      if (isNew && !isFirst) {
        const { origin } = from
        await tell(await loginNews(tx, { member, at: now(), device, origin }, baseHosts))
      }
      return { kind: 'entered', token, member, remember, knownDevice: word }
    })
