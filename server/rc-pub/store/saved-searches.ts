import type { LocalizedText, UiLanguage } from '@xuekan/core'
import { mostSavedSearches, type SearchPace } from '@xuekan/core/member'
import { newToken } from '../accounts/tokens.ts'
import type { Database, Queryable } from './database.ts'
import { inMemberTurn } from './in-member-turn.ts'

export interface NewSavedSearch {
  readonly memberId: string
  readonly siteId: number
  /** As `printSavedSearch` writes it. */
  readonly search: string
  readonly pace: SearchPace
  readonly language: UiLanguage
  /** Scheme and host that its mails lead to. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Saves a search; one that is saved already has this pace, language and host from now on, and is told nothing twice.
 * @returns false, with nothing changed, where the member has as many as there can be
 */
export async function saveSearch(database: Database, saved: NewSavedSearch): Promise<boolean> {
  const { memberId, siteId, search, pace, language, origin, now } = saved
  const rows = await inMemberTurn(database, memberId, (tx) =>
    tx.query<{ id: number }>(
      `insert into saved_search (member_id, site_id, search, pace, language, origin, leave, begun, told)
      select $1, $2, $3, $4, $5, $6, $7, $8, $8
      where (select count(*) from saved_search where member_id = $1) < $9
        or exists (select from saved_search where member_id = $1 and site_id = $2 and search = $3)
      on conflict (member_id, site_id, search) do update set
        pace = excluded.pace, language = excluded.language, origin = excluded.origin
      returning id`,
      [Number(memberId), siteId, search, pace, language, origin, newToken(), now, mostSavedSearches],
    ),
  )
  return rows.length > 0
}

/** Drops a saved search of a member, and what waits to be sent for it; nothing happens where there is none. */
export async function dropSearch(database: Queryable, memberId: string, id: number): Promise<void> {
  await database.query(
    `with ended as (delete from saved_search where id = $1 and member_id = $2 returning leave)
    delete from queued_mail where leave in (select leave from ended)`,
    [id, Number(memberId)],
  )
}

/** Ends the alerts of the saved search whose mails carry this word; it stays saved. */
export async function quietSearch(database: Queryable, word: string): Promise<void> {
  await database.query(`update saved_search set pace = 'never' where leave = $1`, [word])
}

export interface SavedSearchRow {
  readonly id: number
  readonly search: string
  readonly siteId: number
  readonly sld: string
  readonly title: LocalizedText
  readonly pace: SearchPace
  readonly begun: number
}

/** What a member has saved, the newest first. */
export const savedSearchesOf = (database: Queryable, memberId: string): Promise<readonly SavedSearchRow[]> =>
  database.query<SavedSearchRow>(
    `select u.id, u.search, s.id as "siteId", s.sld, coalesce(s.config->'name', '{"zh":"","en":""}') as title,
      u.pace, u.begun
    from saved_search u join site s on s.id = u.site_id
    where u.member_id = $1 and not s.expired order by u.begun desc, u.id desc`,
    [Number(memberId)],
  )
