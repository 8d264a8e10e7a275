const plain = {
  period_id: 'bigint',
  key: 'text',
  doi: 'text',
  position: 'integer',
  year: 'integer',
  published: 'text',
  column_key: 'text',
  column_zh: 'text',
  column_en: 'text',
  keywords_zh: 'text[]',
  keywords_en: 'text[]',
  author_keys: 'text[]',
  facet_keys: 'text[]',
  registry_ids: 'text[]',
  has_text: 'boolean',
  reference_count: 'integer',
  record: 'jsonb',
  hash: 'text',
  index_form: 'integer',
  fts: 'tsvector',
} as const

const names = Object.keys(plain)
const written = [...names, 'keyword_keys']
const types = Object.entries(plain).map(([name, type]) => `${name} ${type}`)

/** Inserts or replaces articles of site $1 from the JSON rows $2; answers their ids by key. */
export const insertArticlesSql = `insert into article (site_id, ${written.join(', ')})
select $1::bigint, ${names.map((name) => `r.${name}`).join(', ')},
  array(select distinct lower(word) from unnest(r.keywords_zh || r.keywords_en) word)
from json_to_recordset($2::json) as r(${types.join(', ')})
on conflict (site_id, key) do update set ${written
  .filter((name) => name !== 'key')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')}
returning id, key`

/** Indexes stored articles again from the JSON rows $1, each with its id, what it is found by and the form of that. */
export const indexArticlesSql = `update article a set fts = r.fts, author_keys = r.author_keys, index_form = r.index_form
from json_to_recordset($1::json) as r(id bigint, index_form integer, author_keys text[], fts tsvector)
where a.id = r.id`
