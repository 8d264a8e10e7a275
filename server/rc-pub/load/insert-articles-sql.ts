/** Text columns of the JSON rows that only feed the index: words for English stems, pairs for Chinese. */
const indexed = ['title', 'keyword', 'name', 'institution', 'abstract'] as const
type Indexed = (typeof indexed)[number]

/** Each text is read once, whatever it is put to. */
const vectors = `select ${indexed
  .map(
    (field) => `to_tsvector('english', r.${field}_words) as ${field}_english,
      to_tsvector('simple', r.${field}_grams) as ${field}_grams`,
  )
  .join(', ')}, to_tsvector('simple', r.name_words) as name_simple offset 0`

const english = (field: Indexed): string => `v.${field}_english`
const grams = (field: Indexed): string => `v.${field}_grams`
const weigh = (vector: string, weight: 'A' | 'B' | 'C' | 'D'): string => `setweight(${vector}, '${weight}')`
const marked = (mark: string, field: Indexed): string =>
  `select '${mark}:' || l from unnest(tsvector_to_array(${english(field)} || ${grams(field)})) l`

/** Titles A, keywords B, authors and institutions C, abstracts D; then lexemes for searches in one field. */
const fts = [
  weigh(english('title'), 'A'),
  weigh(grams('title'), 'A'),
  weigh(english('keyword'), 'B'),
  weigh(grams('keyword'), 'B'),
  weigh(english('name'), 'C'),
  weigh('v.name_simple', 'C'),
  weigh(grams('name'), 'C'),
  weigh(english('institution'), 'C'),
  weigh(grams('institution'), 'C'),
  weigh(english('abstract'), 'D'),
  weigh(grams('abstract'), 'D'),
  `array_to_tsvector(array(
    ${marked('t', 'title')} union ${marked('k', 'keyword')} union ${marked('i', 'institution')}
    union ${marked('b', 'abstract')} union select 'a:' || l from unnest(r.name_lexemes) l
  ))`,
].join('\n || ')

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
  has_text: 'boolean',
  reference_count: 'integer',
  record: 'jsonb',
  hash: 'text',
  index_form: 'integer',
} as const

const names = Object.keys(plain)
const written = [...names, 'keyword_keys', 'fts']
const wordTypes = [
  ...indexed.flatMap((field) => [`${field}_words text`, `${field}_grams text`]),
  'name_lexemes text[]',
]
const types = [...Object.entries(plain).map(([name, type]) => `${name} ${type}`), ...wordTypes]

/** Inserts or replaces articles of site $1 from the JSON rows $2; answers their ids by key. */
export const insertArticlesSql = `insert into article (site_id, ${written.join(', ')})
select $1::bigint, ${names.map((name) => `r.${name}`).join(', ')},
  array(select distinct lower(word) from unnest(r.keywords_zh || r.keywords_en) word),
  ${fts}
from json_to_recordset($2::json) as r(${types.join(', ')}), lateral (${vectors}) v
on conflict (site_id, key) do update set ${written
  .filter((name) => name !== 'key')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')}
returning id, key`

/** Indexes stored articles again from the JSON rows $1, each with its id, its words and the form that they have. */
export const indexArticlesSql = `update article a set fts = made.fts, author_keys = made.author_keys, index_form = made.index_form
from (
  select r.id, r.index_form, r.author_keys, ${fts} as fts
  from json_to_recordset($1::json) as r(id bigint, index_form integer, author_keys text[], ${wordTypes.join(', ')}), lateral (${vectors}) v
) made
where a.id = made.id`
