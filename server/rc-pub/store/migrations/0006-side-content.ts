import type { Migration } from './migration.ts'

/** A table of entries of a site's file: `record` is what the file says of one, in its order. */
const entries = (table: string, columns: readonly string[]): string =>
  `create table ${table} (${[
    `id bigint primary key default nextval('content_id')`,
    'site_id bigint not null references site (id)',
    'key text not null',
    'position integer not null',
    ...columns,
    'record jsonb not null',
    'unique (site_id, key)',
  ].join(', ')})`

const column = 'channel_id bigint references channel (id) on delete set null'
const day = `published text collate "C" not null`

/**
 * News, experts, albums, topics, books and documents. Albums and topics name their articles by DOI, in their order, and
 * their experts by key, since both come and go.
 */
export const sideContent: Migration = {
  number: 6,
  name: 'side-content',
  statements: [
    entries('news', [column, 'kind text not null', day, 'title_zh text not null', 'title_en text not null']),
    `create index news_newest on news (published desc, id desc)`,
    `create index news_of_site on news (site_id, published desc, id desc)`,
    entries('expert', [column]),
    `create index expert_of_column on expert (channel_id, position)`,
    entries('album', [day, 'dois text[] not null', 'experts text[] not null']),
    entries('topic', ['dois text[] not null', 'experts text[] not null']),
    entries('book', ['year integer not null']),
    entries('document', [day, 'file_id bigint']),
  ],
}
