import type { Migration } from './migration.ts'

/**
 * Use by day, the keys by which authors are found, and articles that say which files come with them. Authors of
 * articles stored before are found once their articles are imported again.
 */
export const articleUse: Migration = {
  number: 5,
  name: 'article-use',
  statements: [
    `create table article_day (
      article_id bigint not null references article (id) on delete cascade,
      site_id bigint not null references site (id),
      day text collate "C" not null,
      visits integer not null default 0,
      downloads integer not null default 0,
      primary key (article_id, day)
    )`,
    `create index article_day_of_site on article_day (site_id, day)`,
    `alter table article add column author_keys text[] not null default '{}'`,
    `create index article_authors on article using gin (author_keys)`,
    `create index if not exists article_keywords on article using gin (keyword_keys)`,
    `update article set record = '{"attachments": [], "sourceUrl": ""}'::jsonb || record`,
  ],
}
