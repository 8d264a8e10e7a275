import type { AccountNews } from './account-news.ts'
import { createAttempts, type Budget } from './attempts.ts'
import { securityNews } from './security-news.ts'
import type { StoredMember } from './stored-members.ts'

/** However long somebody goes on guessing. */
const notices: Budget = { name: 'factor guessed told', most: 1, within: 24 * 60 * 60_000 }

/**
 * Tells a member, once a day, that somebody whom the password has let in has guessed codes until no more were taken: that
 * nobody came in is the least of it. In both languages, since it is not the member who asks.
 */
export const createGuessedFactor =
  (news: AccountNews, now: () => number) =>
  (member: StoredMember): Promise<void> =>
    news.change(async (tx, tell) => {
      if ((await createAttempts(tx, now).spend(notices, member.id)) !== null) return
      await tell(await securityNews(tx, 'factorGuessed', member, null))
    })
