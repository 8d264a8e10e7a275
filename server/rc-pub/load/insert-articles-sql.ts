/** Text columns of the JSON rows that only feed the index: words for English stems, pairs for Chinese. */
const indexed = ['title', 'keyword', 'name', 'institution', 'abstract'] as const

const english = (field: string): string => `to_tsvector('english', r.${field}_words)`
const simple = (field: string, kind: 'words' | 'grams'): string => `to_tsvector('simple', r.${field}_${kind})`
const weigh = (vector: string, weight: 'A' | 'B' | 'C' | 'D'): string => `setweight(${vector}, '${weight}')`
const marked = (mark: string, field: string): string =>
  `select '${mark}:' || l from unnest(tsvector_to_array(${english(field)} || ${simple(field, 'grams')})) l`

/** Titles A, keywords B, authors and institutions C, abstracts D; then lexemes for searches in one field. */
const fts = [
  weigh(english('title'), 'A'),
  weigh(simple('title', 'grams'), 'A'),
  weigh(english('keyword'), 'B'),
  weigh(simple('keyword', 'grams'), 'B'),
  weigh(english('name'), 'C'),
  weigh(simple('name', 'words'), 'C'),
  weigh(simple('name', 'grams'), 'C'),
  weigh(english('institution'), 'C'),
  weigh(simple('institution', 'grams'), 'C'),
  weigh(english('abstract'), 'D'),
  weigh(simple('abstract', 'grams'), 'D'),
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
} as const

const names = Object.keys(plain)
const written = [...names, 'keyword_keys', 'fts']
const types = [
  ...Object.entries(plain).map(([name, type]) => `${name} ${type}`),
  ...indexed.flatMap((field) => [`${field}_words text`, `${field}_grams text`]),
  'name_lexemes text[]',
]

/** Inserts or replaces articles of site $1 from the JSON rows $2; answers their ids by key. */
export const insertArticlesSql = `insert into article (site_id, ${written.join(', ')})
select $1::bigint, ${names.map((name) => `r.${name}`).join(', ')},
  array(select distinct lower(word) from unnest(r.keywords_zh || r.keywords_en) word),
  ${fts}
from json_to_recordset($2::json) as r(${types.join(', ')})
on conflict (site_id, key) do update set ${written
  .filter((name) => name !== 'key')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')}
returning id, key`
