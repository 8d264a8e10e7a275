import type { LocalizedText, UiLanguage } from '@xuekan/core'
import { newToken } from '../accounts/tokens.ts'
import type { Queryable } from './database.ts'

export interface NewSubscription {
  readonly memberId: string
  /** Each with the scheme and host that its mails lead to. */
  readonly journals: readonly { readonly id: number; readonly origin: string }[]
  readonly language: UiLanguage
  readonly now: number
}

/** Subscribes to journals from their present newest issue on; one that is subscribed to stays as it is. */
export async function subscribe(
  database: Queryable,
  { memberId, journals, language, now }: NewSubscription,
): Promise<void> {
  const wanted = journals.map((journal) => ({ ...journal, leave: newToken() }))
  await database.query(
    `insert into subscription (member_id, site_id, language, origin, leave, begun, told_year, told_rank, told_id)
    select $1, w.id, $2, w.origin, w.leave, $3, coalesce(p.year, 0), coalesce(p.rank, 0), coalesce(p.id, 0)
    from json_to_recordset($4::json) as w(id bigint, origin text, leave text)
    left join lateral (
      select year, rank, id from period where site_id = w.id order by year desc, rank desc, id desc limit 1
    ) p on true
    on conflict (member_id, site_id) do nothing`,
    [Number(memberId), language, now, JSON.stringify(wanted)],
  )
}

/** Ends the subscriptions of a member to these journals; nothing happens where there are none. */
export async function unsubscribe(
  database: Queryable,
  memberId: string,
  sites: readonly number[],
): Promise<void> {
  const ended = await database.query<{ leave: string }>(
    'delete from subscription where member_id = $1 and site_id = any($2::bigint[]) returning leave',
    [Number(memberId), sites],
  )
  await dropWaiting(
    database,
    ended.map(({ leave }) => leave),
  )
}

/** Ends the subscription whose mails carry this word. */
export async function leaveSubscription(database: Queryable, word: string): Promise<void> {
  await database.query('delete from subscription where leave = $1', [word])
  await dropWaiting(database, [word])
}

/** What waits to be sent for a subscription that has ended is not sent any more. */
const dropWaiting = (database: Queryable, words: readonly string[]) =>
  database.query('delete from queued_mail where leave = any($1::text[])', [words])

export interface SubscriptionRow {
  readonly siteId: number
  readonly sld: string
  readonly title: LocalizedText
  readonly begun: number
}

/** The journals that a member is subscribed to, the newest subscription first. */
export const subscriptionsOf = (database: Queryable, memberId: string): Promise<readonly SubscriptionRow[]> =>
  database.query<SubscriptionRow>(
    `select s.id as "siteId", s.sld, coalesce(s.config->'name', '{"zh":"","en":""}') as title, u.begun
    from subscription u join site s on s.id = u.site_id
    where u.member_id = $1 and not s.expired order by u.begun desc, s.id`,
    [Number(memberId)],
  )
