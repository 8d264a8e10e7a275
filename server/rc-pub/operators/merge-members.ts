import type { AccountNews } from '../accounts/account-news.ts'
import { removeMember, type StoredMember } from '../accounts/stored-members.ts'
import type { Queryable } from '../store/database.ts'
import { writeAudit } from './audit.ts'
import type { OperatorAct } from './lock-member.ts'
import { mergeNews } from './merge-news.ts'

const notShared = (album: string): string =>
  `not exists (select from shared_album where album_id = ${album}.id)`

/**
 * What goes from $1 to $2, each step once: what both have stays once. A favourite is as old as the older one, a download as
 * new as the newer; albums of one name become one, its own articles first, but for one that is shared, since whoever has its
 * link would read what was not shared; of two subscriptions to a journal the wider one
 * stays, of two equal searches the quicker pace, and what either has found is told.
 */
const steps: Readonly<Record<string, string>> = {
  favourites: `insert into favourite (member_id, article_id, kept)
    select $2, article_id, kept from favourite where member_id = $1
    on conflict (member_id, article_id) do update set kept = least(favourite.kept, excluded.kept)`,
  downloads: `insert into member_download (member_id, article_id, kept)
    select $2, article_id, kept from member_download where member_id = $1
    on conflict (member_id, article_id) do update set kept = greatest(member_download.kept, excluded.kept)`,
  'equal albums': `update personal_album own set articles = own.articles || coalesce((
      select jsonb_agg(e.article order by e.album, e.place) from (
        select distinct on (a.article) a.article, other.id as album, a.place
        from personal_album other, jsonb_array_elements(other.articles) with ordinality as a (article, place)
        where other.member_id = $1 and other.name = own.name and other.en_name = own.en_name
          and ${notShared('other')} and not own.articles @> jsonb_build_array(a.article)
        order by a.article, other.id, a.place
      ) e), '[]')
    where own.id in (select min(m.id) from personal_album m
        where m.member_id = $2 and ${notShared('m')} group by m.name, m.en_name)
      and exists (select from personal_album other where other.member_id = $1 and ${notShared('other')}
        and other.name = own.name and other.en_name = own.en_name)`,
  'albums that are there': `delete from personal_album other using personal_album own
    where other.member_id = $1 and own.member_id = $2 and own.name = other.name and own.en_name = other.en_name
      and ${notShared('own')} and ${notShared('other')}`,
  albums: `update personal_album set member_id = $2 where member_id = $1`,
  'letters of equal subscriptions': `delete from queued_mail where leave in (
      select other.leave from subscription other join subscription own on own.site_id = other.site_id
      where other.member_id = $1 and own.member_id = $2 and own.keywords = '[]')`,
  'equal subscriptions': `update subscription own set keywords = case
      when own.keywords = '[]' or other.keywords = '[]' then '[]'::jsonb
      else (select jsonb_agg(distinct word) from jsonb_array_elements(own.keywords || other.keywords) word) end
    from subscription other
    where own.member_id = $2 and other.member_id = $1 and other.site_id = own.site_id`,
  'subscriptions that are there': `delete from subscription other using subscription own
    where other.member_id = $1 and own.member_id = $2 and own.site_id = other.site_id`,
  subscriptions: `update subscription set member_id = $2 where member_id = $1`,
  'equal searches': `update saved_search own set pace = case
      when 'immediate' in (own.pace, other.pace) then 'immediate'
      when 'weekly' in (own.pace, other.pace) then 'weekly' else 'never' end
    from saved_search other where own.member_id = $2 and other.member_id = $1
      and other.site_id = own.site_id and other.search = own.search`,
  'what equal searches have found': `insert into search_match (search_id, article_id)
    select own.id, found.article_id from saved_search other
    join saved_search own on own.member_id = $2 and own.site_id = other.site_id and own.search = other.search
    join search_match found on found.search_id = other.id
    where other.member_id = $1 on conflict do nothing`,
  'searches that are there': `delete from saved_search other using saved_search own
    where other.member_id = $1 and own.member_id = $2
      and own.site_id = other.site_id and own.search = other.search`,
  searches: `update saved_search set member_id = $2 where member_id = $1`,
  uploads: `update upload set member_id = $2 where member_id = $1`,
  'third parties': `update identity set member_id = $2 where member_id = $1`,
  agreements: `insert into accepted_agreement (member_id, kind, since, language, digest, accepted)
    select $2, kind, since, language, digest, accepted from accepted_agreement where member_id = $1
    on conflict do nothing`,
}

/** What of a member is counted before it moves. */
const counts = `select
  (select count(*) from favourite where member_id = $1) as favourites,
  (select count(*) from member_download where member_id = $1) as downloads,
  (select count(*) from personal_album where member_id = $1) as albums,
  (select count(*) from subscription where member_id = $1) as subscriptions,
  (select count(*) from saved_search where member_id = $1) as searches,
  (select count(*) from upload where member_id = $1) as uploads,
  (select count(*) from identity where member_id = $1) as "third parties"`

/** Fields of which the other member's fills a blank one. */
const filled = ['name', 'head_picture', 'region', 'major', 'institution', 'gender', 'contact_email']

export type MergeOutcome =
  | { readonly kind: 'merged'; readonly moved: string }
  /** One of them is no more. */
  | { readonly kind: 'gone' }
  /** One of them is locked: another way in would let who is locked in again. */
  | { readonly kind: 'locked' }

/**
 * Makes one member of two, in one step: all that `from` has is `into`'s, whose name, password, second factor and passkeys stay;
 * a number or address that `into` lacks comes along. `from` is no more, and its sessions and passkeys end. Both are
 * told, wherever they log in.
 */
export const mergeMembers = (
  news: AccountNews,
  from: StoredMember,
  into: StoredMember,
  { operator, at, reason }: OperatorAct,
): Promise<MergeOutcome> =>
  news.change(async (tx, tell) => {
    const ids = [Number(from.id), Number(into.id)] as const
    const held = await tx.query<{ readonly locked: number | null }>(
      'select locked from member where id = any($1::bigint[]) order by id for update',
      [ids],
    )
    if (held.length !== 2) return { kind: 'gone' }
    if (held.some(({ locked }) => locked !== null)) return { kind: 'locked' }
    const [moved] = await tx.query<Readonly<Record<string, number>>>(counts, [ids[0]])
    for (const sql of Object.values(steps)) await tx.query(sql, ids)
    await moveLogin(tx, from, into)
    await tell(await mergeNews(tx, from, into))
    const what = Object.entries(moved ?? {})
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
    const because = reason === '' ? '' : `; ${reason}`
    const line = { at, operator, detail: '' }
    await writeAudit(tx, {
      ...line,
      action: 'merge',
      memberId: Number(into.id),
      userName: into.userName,
      detail: `from ${from.id}: ${what === '' ? 'nothing' : what}${because}`,
    })
    await writeAudit(tx, {
      ...line,
      action: 'merged',
      memberId: Number(from.id),
      userName: from.userName,
      detail: `into ${into.id}${because}`,
    })
    return { kind: 'merged', moved: what }
  })

/** What the one that goes logs in with, where the other has none of its kind; alerts that wait go to the one that stays. */
async function moveLogin(tx: Queryable, from: StoredMember, into: StoredMember): Promise<void> {
  const [given] = await tx.query<Readonly<Record<string, string>>>(
    `select ${filled.join(', ')}, research_fields::text from member where id = $1`,
    [Number(from.id)],
  )
  const email = into.email === '' ? from.email : into.email
  if (from.email !== '' && email !== from.email)
    await tx.query(`update queued_mail set receiver = $2 where receiver = $1 and leave <> ''`, [
      from.email,
      email,
    ])
  // alerts that were moved are not the ones that end with the member
  await removeMember(tx, { ...from, email: '' })
  await tx.query(
    `update member set mobile_no = coalesce(mobile_no, nullif($2, '')), email = coalesce(email, nullif($3, '')),
      research_fields = case when research_fields = '[]' then $4::jsonb else research_fields end,
      ${filled.map((name, at) => `${name} = case when ${name} = '' then $${at + 5} else ${name} end`).join(', ')}
    where id = $1`,
    [
      Number(into.id),
      from.mobileNo,
      from.email,
      given?.['research_fields'] ?? '[]',
      ...filled.map((name) => given?.[name] ?? ''),
    ],
  )
}
