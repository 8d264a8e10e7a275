import type { LocalizedText, UiLanguage } from '@xuekan/core'
import { newToken } from '../accounts/tokens.ts'
import type { Queryable } from './database.ts'

/** A journal, with the scheme and host that its mails lead to. */
export interface AnnouncingJournal {
  readonly id: number
  readonly origin: string
}

interface Wanted {
  readonly journals: readonly AnnouncingJournal[]
  readonly language: UiLanguage
  /** Milliseconds since 1970. */
  readonly now: number
}

export interface NewSubscription extends Wanted {
  readonly memberId: string
}

export interface NewReceiver extends Wanted {
  /** An address in small letters. */
  readonly receiver: string
  /** None for every issue, whatever is in it. */
  readonly keywords: readonly string[]
}

/** From the present newest issue on: what was there before is not told. */
const insert = `insert into subscription
    (member_id, receiver, site_id, keywords, language, origin, leave, begun, told_year, told_rank, told_id)
  select $1, $2, w.id, $3::jsonb, $4, w.origin, w.leave, $5, coalesce(p.year, 0), coalesce(p.rank, 0), coalesce(p.id, 0)
  from json_to_recordset($6::json) as w(id bigint, origin text, leave text)
  join site s on s.id = w.id
  left join lateral (
    select year, rank, id from period where site_id = w.id order by year desc, rank desc, id desc limit 1
  ) p on true`

const withWords = (journals: readonly AnnouncingJournal[]): string =>
  JSON.stringify(journals.map((journal) => ({ ...journal, leave: newToken() })))

/** Subscribes to journals from their present newest issue on; one that is subscribed to stays as it is. */
export async function subscribe(
  database: Queryable,
  { memberId, journals, language, now }: NewSubscription,
): Promise<void> {
  await database.query(`${insert} on conflict (member_id, site_id) do nothing`, [
    Number(memberId),
    null,
    '[]',
    language,
    now,
    withWords(journals),
  ])
}

/**
 * Subscribes an address that has said yes. Where it is the login of a member, the member is subscribed; one that is
 * subscribed already has these keywords and this language from now on, and is told nothing twice.
 */
export async function subscribeReceiver(
  database: Queryable,
  { receiver, keywords, journals, language, now }: NewReceiver,
): Promise<void> {
  const [member] = await database.query<{ id: number }>('select id from member where email = $1', [receiver])
  const [of, name] = member === undefined ? [null, 'receiver'] : [member.id, 'member_id']
  await database.query(
    `${insert} on conflict (${name}, site_id) do update set
      keywords = excluded.keywords, language = excluded.language, origin = excluded.origin`,
    [of, of === null ? receiver : null, JSON.stringify(keywords), language, now, withWords(journals)],
  )
}

/**
 * Gives a member what the address was subscribed to before the member logged in with it; what the member is subscribed to
 * already is told once.
 */
export async function adoptSubscriptions(
  database: Queryable,
  memberId: number,
  receiver: string,
): Promise<void> {
  await database.query(
    `delete from subscription u where receiver = $2
      and exists (select from subscription own where own.member_id = $1 and own.site_id = u.site_id)`,
    [memberId, receiver],
  )
  await database.query('update subscription set member_id = $1, receiver = null where receiver = $2', [
    memberId,
    receiver,
  ])
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
