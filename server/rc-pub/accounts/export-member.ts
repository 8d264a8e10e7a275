import type { Queryable } from '../store/database.ts'

/**
 * What is read of a member, by the name in the file; tables that a member has nothing in are []. Nothing that lets
 * somebody in is among it: no hash, no secret and no token.
 */
const parts = {
  sessions: `select device, begun, seen, ends from session where member_id = $1 order by begun`,
  knownDevices: `select seen from known_device where member_id = $1 order by seen`,
  favourites: `select f.article_id as article, a.doi, f.kept from favourite f
    left join article a on a.id = f.article_id where f.member_id = $1 order by f.kept`,
  downloads: `select d.article_id as article, a.doi, d.kept from member_download d
    left join article a on a.id = d.article_id where d.member_id = $1 order by d.kept`,
  albums: `select name, en_name as "enName", description, cover, articles, s.begun as "sharedSince"
    from personal_album m left join shared_album s on s.album_id = m.id where m.member_id = $1 order by m.id`,
  subscriptions: `select s.sld as journal, t.language, t.keywords, t.begun from subscription t
    join site s on s.id = t.site_id where t.member_id = $1 order by t.begun`,
  savedSearches: `select s.sld as site, t.search, t.pace, t.begun from saved_search t
    join site s on s.id = t.site_id where t.member_id = $1 order by t.begun`,
  agreements: `select a.kind, a.since, a.language, a.accepted, t.text from accepted_agreement a
    join agreement_text t on t.digest = a.digest where a.member_id = $1 order by a.accepted, a.kind, a.since`,
  uploads: `select f.id as file, f.name, f.media_type as "mediaType", length(f.bytes) as size from upload u
    join file f on f.id = u.file_id where u.member_id = $1 order by f.id`,
  passkeys: `select name, made, used from passkey where member_id = $1 order by made`,
  thirdParties: `select party, account, bound from identity where member_id = $1 order by bound`,
} as const

/** All that the portal holds of a member, to be written as JSON; points in time are milliseconds since 1970. */
export async function exportMember(
  database: Queryable,
  memberId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const id = [Number(memberId)]
  const [account] = await database.query(
    `select user_name as "userName", mobile_no as "mobileNo", email, contact_email as "contactEmail", name,
      head_picture as "headPicture", region, major, institution, research_fields as "researchFields", gender,
      agreed, created, exists (select from second_factor f where f.member_id = member.id
        and f.confirmed is not null) as "secondFactor"
    from member where id = $1`,
    id,
  )
  const read: Record<string, unknown> = { version: 1, account }
  for (const [name, sql] of Object.entries(parts)) read[name] = await database.query(sql, id)
  return read
}
