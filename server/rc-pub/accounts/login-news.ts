import { isUiLanguage, type UiLanguage } from '@xuekan/core'
import { formatRoute } from '@xuekan/core/route'
import { listDomains } from '../store/list-domains.ts'
import type { Queryable } from '../store/database.ts'
import type { News } from './account-news.ts'
import { createAttempts, type Budget } from './attempts.ts'
import { loginMessage } from './login-message.ts'
import { inBothLanguages } from './news-for-member.ts'
import type { StoredMember } from './stored-members.ts'

/** Letters of one member: a program that keeps nothing of its logins is new each time. */
const notices: Budget = { name: 'login told', most: 5, within: 24 * 60 * 60_000 }

interface NewLoginOf {
  readonly member: StoredMember
  readonly at: number
  readonly device: string
  /** Scheme and host where it was; '' where nobody says. */
  readonly origin: string
}

/** The news of a login on a new device, for an address that has been proven; none for who has no such address. */
export async function loginNews(
  tx: Queryable,
  { member, at, device, origin }: NewLoginOf,
  baseHosts: readonly string[],
): Promise<readonly News[]> {
  const { id, userName, email } = member
  if (email === '') return []
  if ((await createAttempts(tx, () => at).spend(notices, id)) !== null) return []
  const host = await hostIfOwn(tx, origin, baseHosts)
  const language = await languageOf(tx, id)
  const messageIn = (each: UiLanguage) => {
    const devices = formatRoute({ page: 'personal', language: each, entry: 'accountSecurity' })
    return loginMessage(
      { userName, at, device, link: host === null ? null : `${host}${devices}#sessions` },
      each,
    )
  }
  const message = language === null ? inBothLanguages(messageIn) : messageIn(language)
  return [{ kind: 'mail', to: email, ...message, language: language ?? 'zh' }]
}

/** The language in which a member has read the agreements last; null for who has read none: who logs in may be somebody else. */
async function languageOf(tx: Queryable, memberId: string): Promise<UiLanguage | null> {
  const [accepted] = await tx.query<{ readonly language: string }>(
    'select language from accepted_agreement where member_id = $1 order by accepted desc limit 1',
    [Number(memberId)],
  )
  return isUiLanguage(accepted?.language) ? accepted.language : null
}

/** An origin that is the portal's: a letter leads nowhere else. */
async function hostIfOwn(
  tx: Queryable,
  origin: string,
  baseHosts: readonly string[],
): Promise<string | null> {
  const name = /^https?:\/\/([\w.-]{1,253})(?::\d{1,5})?$/.exec(origin)?.[1]?.toLowerCase()
  if (name === undefined) return null
  if (baseHosts.some((base) => name === base || name.endsWith(`.${base}`))) return origin
  return (await listDomains(tx)).has(name) ? origin : null
}
