import type { Queryable } from '../database.ts'

/**
 * Every table of the store, each behind those that its rows refer to. A test compares it with what the migrations make:
 * left out are the list of the migrations, PDFs that can be printed again, and what lets somebody in: sessions, codes,
 * keys, and counts of attempts.
 */
export const dumpedTables = [
  'meta',
  'file',
  'site',
  'site_version',
  'channel',
  'period',
  'article',
  'article_removed',
  'article_tombstone',
  'article_change',
  'article_text',
  'further_text',
  'reference',
  'figure',
  'article_table',
  'article_relation',
  'phrase',
  'word_pair',
  'news',
  'expert',
  'album',
  'topic',
  'book',
  'document',
  'media_item',
  'site_visit',
  'article_day',
  'article_month',
  'article_year',
  'member',
  'upload',
  'known_device',
  'member_audit',
  'agreement_text',
  'accepted_agreement',
  'favourite',
  'member_download',
  'personal_album',
  'shared_album',
  'subscription',
  'asked_subscription',
  'saved_search',
  'new_article',
  'search_match',
  'queued_mail',
  'identity',
  'second_factor',
  'recovery_code',
  'passkey',
  'deposit',
] as const

export const dumpedSequences = ['content_id', 'article_revision', 'article_change_number'] as const

interface Column {
  readonly name: string
  /** As SQL writes it. */
  readonly type: string
}

/** A table as the catalogue knows it. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly Column[]
  /** Columns of the primary key, in its order. */
  readonly key: readonly Column[]
}

/** null where the store has no such table: an older schema. */
export async function readTableShape(database: Queryable, name: string): Promise<TableShape | null> {
  const columns = await database.query<Column & { readonly place: number | null }>(
    `select quote_ident(a.attname) as name, format_type(a.atttypid, null) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = t.oid and i.indisprimary
    where t.oid = to_regclass($1) order by a.attnum`,
    [name],
  )
  if (columns.length === 0) return null
  const key = columns.filter(({ place }) => place !== null)
  return { name, columns, key: key.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)) }
}

const isText = ({ type }: Column): boolean => type === 'text'

/** Bytes are written in pieces behind their row, which has their number in their place. */
export const isBytes = ({ type }: Column): boolean => type === 'bytea'

/** A value as text that is the same on every engine, whatever the time zone of the session. */
function asText({ name, type }: Column): string {
  if (type === 'bytea') return `octet_length(${name})`
  if (type === 'timestamp with time zone')
    return `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return `${name}::text`
}

/** Text compares by its code points, whatever the locale of the database. */
const inOrder = (column: Column): string => `${column.name}${isText(column) ? ' collate "C"' : ''}`

const keyName = (at: number): string => `key_${at}`

/** Reads the next `limit` rows as lines of JSON with the texts of their keys, behind the row with key $1, $2, … */
export function pageSql({ name, columns, key }: TableShape, isFirst: boolean, limit: number): string {
  const keys = key.map((column, at) => `${column.name}::text as ${keyName(at)}`)
  const behind = `(${key.map(inOrder).join(', ')}) > (${key
    .map((column, at) => `$${at + 1}::text::${column.type}${isText(column) ? ' collate "C"' : ''}`)
    .join(', ')})`
  return `select json_build_array(${columns.map(asText).join(', ')})::text as line, ${keys.join(', ')}
    from ${name} ${isFirst ? '' : `where ${behind}`} order by ${key.map(inOrder).join(', ')} limit ${limit}`
}

/** The key of a row that `pageSql` read. */
export const keyOf = ({ key }: TableShape, row: Readonly<Record<string, unknown>>): readonly string[] =>
  key.map((_column, at) => String(row[keyName(at)]))

/** A part of the bytes of the row with this key, from byte $n+1 counted from 1, $n+2 of them. */
export function piecesSql({ name, key }: TableShape, column: string): string {
  const is = key.map((each, at) => `${each.name} = $${at + 1}::text::${each.type}`)
  return `select substring(${column} from $${key.length + 1}::int for $${key.length + 2}::int) as piece
    from ${name} where ${is.join(' and ')}`
}

/** Inserts rows from the array of their lines, $1; bytes come as $2, $3, … of a single row. */
export function insertSql({ name, columns }: TableShape): string {
  let bytes = 1
  const values = columns.map((column, at) => {
    if (!isBytes(column)) return `(line->>${at})::${column.type}`
    bytes += 1
    return `$${bytes}::bytea`
  })
  return `insert into ${name} (${columns.map((column) => column.name).join(', ')})
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as lines (line)`
}
