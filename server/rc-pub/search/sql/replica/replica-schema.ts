/** Changes when the replica holds anything else or otherwise than before, so that an older one is built again. */
export const replicaForm = '3'

/** What searching reads of an article, by column. */
const columns = {
  id: 'bigint',
  site_id: 'bigint',
  doi: 'text',
  year: 'integer',
  published: 'text',
  column_key: 'text',
  column_zh: 'text',
  column_en: 'text',
  keywords_zh: 'text[]',
  keywords_en: 'text[]',
  keyword_keys: 'text[]',
  facet_keys: 'text[]',
  visits: 'integer',
  downloads: 'integer',
  citations: 'integer',
  fts: 'tsvector',
} as const

const names = Object.keys(columns)

/**
 * What articles are ordered by and changes all the time stands in rows of its own too, since an index of it among the
 * words would be paid with new entries of all words at each change. In the rows of the articles nothing is looked up by it.
 */
const counters = ['visits', 'downloads', 'citations'] as const

const takenCounters = counters.map((name) => `${name} = excluded.${name}`).join(', ')

/** A replica without its indexes, as it is filled. */
export const emptyReplica: readonly string[] = [
  `create table if not exists state (key text primary key, value text not null)`,
  `delete from state`,
  `drop table if exists article`,
  // counters change far more often than words: with room beside it, a row takes them without new index entries
  `create table article (
    ${Object.entries(columns)
      .map(([name, type]) => `${name} ${type}${name === 'published' ? ' collate "C"' : ''} not null`)
      .join(', ')}, primary key (id)
  ) with (fillfactor = 80)`,
  `drop table if exists counter`,
  `create table counter (id bigint primary key, ${counters.map((name) => `${name} integer not null`).join(', ')})`,
]

export const replicaIndexes: readonly string[] = [
  `create index article_fts on article using gin (fts) with (fastupdate = off)`,
  `create index article_keywords on article using gin (keyword_keys) with (fastupdate = off)`,
  `create index article_facets on article using gin (facet_keys) with (fastupdate = off)`,
  `alter table article alter fts set statistics 500`,
  `create index article_newest on article (published desc, id desc)`,
  `create index article_of_site on article (site_id, published desc, id desc)`,
  `create index article_doi on article (lower(doi) text_pattern_ops) where doi <> ''`,
  ...counters.map((name) => `create index counter_${name} on counter (${name} desc, id desc)`),
  `analyze article`,
  `analyze counter`,
]

/** Articles of the content store that changed after revision $1, oldest change first, at most $2. */
export const changedArticles = `select a.revision, ${names.map((name) => (name === 'fts' ? 'a.fts::text as fts' : `a.${name}`)).join(', ')}
  from article a where a.revision > $1 order by a.revision limit $2`

/** Takes such articles, as JSON rows, into the replica. */
export const takeArticles = `with taken as (
    insert into article (${names.join(', ')})
    select ${names.map((name) => `r.${name}`).join(', ')}
    from json_to_recordset($1::json) as r(${Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')})
    on conflict (id) do update set ${names
      .filter((name) => name !== 'id')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}
    returning id, ${counters.join(', ')}
  )
  insert into counter (id, ${counters.join(', ')}) select id, ${counters.join(', ')} from taken
  on conflict (id) do update set ${takenCounters}`

/** Articles of the content store whose counters changed after $1, likewise. */
export const changedCounters = `select a.counted as revision, a.id, a.visits, a.downloads, a.citations
  from article a where a.counted > $1 order by a.counted limit $2`

export const takeCounters = `with counted as (
    update article a set ${counters.map((name) => `${name} = r.${name}`).join(', ')}
    from json_to_recordset($1::json) as r(id bigint, ${counters.map((name) => `${name} integer`).join(', ')})
    where a.id = r.id returning a.id, ${counters.map((name) => `a.${name}`).join(', ')}
  )
  update counter c set ${counters.map((name) => `${name} = counted.${name}`).join(', ')} from counted where c.id = counted.id`

/** Articles that left the content store, likewise. */
export const removedArticles = `select revision, id from article_removed where revision > $1 order by revision limit $2`

export const dropArticles = `with dropped as (
    delete from article where id in (select r.id from json_to_recordset($1::json) as r(id bigint)) returning id
  )
  delete from counter where id in (select id from dropped)`
