import { type AlbumText, albumLimits, type FavouriteOrder } from '@xuekan/core/member'
import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Database, Queryable } from './database.ts'
import { inMemberTurn } from './in-member-turn.ts'
import { orderBy, termIn, type SavedArticlesRequest } from './saved-articles.ts'
import type { PicturePlace } from './uploads.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

/** An album of a member; `cover` is its own, else of its first article that has a picture or is in an issue with a cover. */
export interface PersonalAlbumRow extends AlbumText {
  readonly id: number
  readonly cover: string | null
  readonly hasOwnCover: boolean
  readonly count: number
  readonly isShared: boolean
}

/** Ids of the articles of the album `m` with their places from 1. */
const entries = `jsonb_array_elements_text(m.articles) with ordinality as e (article_id, place)`

/** What an album `m` is called. */
export const albumTextColumns = `m.name, m.en_name as "enName", m.description`

/** How many articles of the album `m` there are. */
export const albumCount = `(select count(*) from ${entries} join article a on a.id = e.article_id::bigint)`

const columns = `m.id, ${albumTextColumns}, ${albumCount} as count,
  exists (select from shared_album s where s.album_id = m.id) as "isShared",
  m.cover <> '' as "hasOwnCover",
  case when m.cover <> '' then m.cover else (select coalesce(nullif(a.record->>'graphicAbstractUrl', ''), p.cover_url) from ${entries}
    join article a on a.id = e.article_id::bigint left join period p on p.id = a.period_id
    where a.record->>'graphicAbstractUrl' <> '' or p.cover_url <> '' order by e.place limit 1) end as cover`

/** One page of the albums of a member. */
export const personalAlbums = (
  database: Queryable,
  memberId: string,
  term: string,
  page: PageRange,
): Promise<RowPage<PersonalAlbumRow>> =>
  queryPage<PersonalAlbumRow>(
    database,
    {
      columns,
      source: `from personal_album m where m.member_id = $1 and ($2::text = '' or strpos(
        lower(concat_ws(' ', m.name, m.en_name, m.description)), lower($2::text)) > 0)`,
      order: 'm.changed desc, m.id desc',
      params: [Number(memberId), term],
    },
    page,
  )

/** The albums of a member that hold an article. */
export const albumsHolding = (
  database: Queryable,
  memberId: string,
  article: number,
): Promise<readonly PersonalAlbumRow[]> =>
  database.query<PersonalAlbumRow>(
    `select ${columns} from personal_album m where m.member_id = $1 and m.articles @> to_jsonb($2::bigint)
    order by m.changed desc, m.id desc`,
    [Number(memberId), article],
  )

/** null for what is no album of this member. */
export async function personalAlbum(
  database: Queryable,
  memberId: string,
  id: number,
): Promise<PersonalAlbumRow | null> {
  const [found] = await database.query<PersonalAlbumRow>(
    `select ${columns} from personal_album m where m.member_id = $1 and m.id = $2`,
    [Number(memberId), id],
  )
  return found ?? null
}

/** Makes an album of those of the articles that there are, and answers its id; null where the member has too many. */
export async function makeAlbum(
  database: Database,
  memberId: string,
  { name, enName, description }: AlbumText,
  articles: readonly number[],
  now: number,
  cover = '',
): Promise<number | null> {
  const [made] = await inMemberTurn(database, memberId, (tx) =>
    tx.query<{ id: number }>(
      `insert into personal_album (member_id, name, en_name, description, articles, cover, changed)
      select $1::bigint, $2::text, $3::text, $4::text, $5::jsonb, $6::text, $7::bigint
      where (select count(*) from personal_album where member_id = $1) < $8::int returning id`,
      [Number(memberId), name, enName, description, JSON.stringify(articles), cover, now, albumLimits.albums],
    ),
  )
  return made?.id ?? null
}

/** False for what is no album of this member. */
export async function renameAlbum(
  database: Queryable,
  memberId: string,
  id: number,
  { name, enName, description }: AlbumText,
  now: number,
): Promise<boolean> {
  const renamed = await database.query(
    `update personal_album set name = $3, en_name = $4, description = $5, changed = $6
    where member_id = $1 and id = $2 returning id`,
    [Number(memberId), id, name, enName, description, now],
  )
  return renamed.length > 0
}

/** Where the cover of an album is shown that its member has chosen. */
export const coverOf = (memberId: string, id: number): PicturePlace => ({
  read: async (tx) => {
    const [album] = await tx.query<{ cover: string }>(
      'select cover from personal_album where member_id = $1 and id = $2',
      [Number(memberId), id],
    )
    return album?.cover ?? null
  },
  write: (tx, cover) =>
    tx.query('update personal_album set cover = $3 where member_id = $1 and id = $2', [
      Number(memberId),
      id,
      cover,
    ]),
})

interface DroppedAlbum extends AlbumText {
  readonly articles: readonly number[]
  readonly cover: string
}

/** Takes it away and answers what it was; null for what is no album of this member. */
export async function dropAlbum(
  database: Queryable,
  memberId: string,
  id: number,
): Promise<DroppedAlbum | null> {
  const [dropped] = await database.query<DroppedAlbum>(
    `delete from personal_album where member_id = $1 and id = $2
    returning name, en_name as "enName", description, articles, cover`,
    [Number(memberId), id],
  )
  return dropped ?? null
}

/** Those of the ids that are articles, in their order. */
export async function knownArticles(database: Queryable, ids: readonly number[]): Promise<readonly number[]> {
  const found = await database.query<{ id: number }>('select id from article where id = any($1::bigint[])', [
    ids,
  ])
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/**
 * Changes which articles an album holds, by what it holds at that moment: 'absent' for what is no album of this member,
 * 'full' where the change refuses.
 */
export async function changeAlbum(
  database: Queryable,
  memberId: string,
  id: number,
  change: (articles: readonly number[]) => readonly number[] | null,
  now: number,
): Promise<'changed' | 'absent' | 'full'> {
  const [album] = await database.query<{ articles: readonly number[] }>(
    'select articles from personal_album where member_id = $1 and id = $2',
    [Number(memberId), id],
  )
  if (album === undefined) return 'absent'
  const articles = change(album.articles)
  if (articles === null) return 'full'
  const changed = await database.query(
    `update personal_album set articles = $3::jsonb, changed = $4
    where member_id = $1 and id = $2 and articles = $5::jsonb returning id`,
    [Number(memberId), id, JSON.stringify(articles), now, JSON.stringify(album.articles)],
  )
  // somebody was faster: what there is now is changed
  return changed.length > 0 ? 'changed' : changeAlbum(database, memberId, id, change, now)
}

interface AlbumArticleRow extends ArticleRow {
  readonly place: number
}

const orderOf = ({ order, language }: SavedArticlesRequest): string =>
  order === ('kept' satisfies FavouriteOrder) ? 'e.place' : orderBy(order, language)

/** What an album `m` holds, with its places. */
export const albumSource = `personal_album m cross join lateral ${entries}
  join (${articleSource}) on a.id = e.article_id::bigint`

/** One page of what an album of this member holds. */
export const albumArticles = (
  database: Queryable,
  memberId: string,
  id: number,
  wanted: SavedArticlesRequest,
  page: PageRange,
): Promise<RowPage<AlbumArticleRow>> =>
  queryPage<AlbumArticleRow>(
    database,
    {
      columns: `e.place, ${articleColumns}`,
      source: `from ${albumSource}
        where m.member_id = $1 and m.id = $2 and ${termIn('$3')}`,
      order: orderOf(wanted),
      params: [Number(memberId), id, wanted.term],
    },
    page,
  )
