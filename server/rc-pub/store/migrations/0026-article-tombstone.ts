import type { Migration } from './migration.ts'

/**
 * What is left of an article that was taken away: where it was, and since when. Every article has the time of its last
 * change; of those stored before it is the time of this step.
 */
export const articleTombstone: Migration = {
  number: 26,
  name: 'article-tombstone',
  statements: [
    `create table article_tombstone (
      article_id bigint primary key,
      site_id bigint not null references site (id) on delete cascade,
      key text not null,
      doi text not null,
      removed_at timestamp with time zone not null default now()
    )`,
    `create index article_tombstone_doi on article_tombstone (lower(doi) text_pattern_ops) where doi <> ''`,
    `create index article_tombstone_key on article_tombstone (site_id, key)`,
    `alter table article add column changed_at timestamp with time zone not null default now()`,
    `create function date_article() returns trigger language plpgsql as $$
    begin
      new.changed_at := now();
      return new;
    end $$`,
    `create trigger article_dated before update of record, hash, period_id
      on article for each row execute function date_article()`,
  ],
}
