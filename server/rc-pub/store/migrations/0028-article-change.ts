import type { Migration } from './migration.ts'

/**
 * When each article last changed, and of those that are gone when they went, under a number that stays the same when
 * the article comes back: what harvesters are told. A table of its own, since articles are written with every counted
 * visit, which is no change. Of articles that were taken away before, their tombstones tell.
 */
export const articleChange: Migration = {
  number: 28,
  name: 'article-change',
  statements: [
    `create sequence article_change_number`,
    `create table article_change (
      site_id bigint not null references site (id) on delete cascade,
      key text not null,
      number bigint not null default nextval('article_change_number'),
      article_id bigint,
      column_key text not null,
      article_type text not null,
      changed_at timestamp with time zone not null,
      primary key (site_id, key)
    )`,
    `insert into article_change (site_id, key, column_key, article_type, changed_at)
    select distinct on (site_id, key) site_id, key, '', '', removed_at
    from article_tombstone order by site_id, key, removed_at desc`,
    `insert into article_change (site_id, key, article_id, column_key, article_type, changed_at)
    select site_id, key, id, column_key, coalesce(record->>'type', ''), changed_at from article
    on conflict (site_id, key) do update set article_id = excluded.article_id, column_key = excluded.column_key,
      article_type = excluded.article_type, changed_at = excluded.changed_at`,
    `create index article_change_time on article_change (changed_at, number)`,
    `create index article_change_of_site on article_change (site_id, changed_at, number)`,
    `create index article_change_of_column on article_change (site_id, column_key, changed_at, number)`,
    `create index article_change_of_type on article_change (site_id, article_type, changed_at, number)`,
    `create function tell_article_change() returns trigger language plpgsql as $$
    begin
      insert into article_change (site_id, key, article_id, column_key, article_type, changed_at)
      select site_id, key, id, column_key, coalesce(record->>'type', ''), changed_at from changed
      on conflict (site_id, key) do update set article_id = excluded.article_id, column_key = excluded.column_key,
        article_type = excluded.article_type, changed_at = excluded.changed_at;
      return null;
    end $$`,
    `create function tell_article_update() returns trigger language plpgsql as $$
    begin
      insert into article_change (site_id, key, article_id, column_key, article_type, changed_at)
      select n.site_id, n.key, n.id, n.column_key, coalesce(n.record->>'type', ''), n.changed_at
      from changed n join previous o on o.id = n.id where o.changed_at <> n.changed_at
      on conflict (site_id, key) do update set article_id = excluded.article_id, column_key = excluded.column_key,
        article_type = excluded.article_type, changed_at = excluded.changed_at;
      return null;
    end $$`,
    `create function tell_article_removal() returns trigger language plpgsql as $$
    begin
      update article_change c set article_id = null, changed_at = now()
      from previous o where c.site_id = o.site_id and c.key = o.key;
      return null;
    end $$`,
    `create trigger article_inserted after insert on article
      referencing new table as changed for each statement execute function tell_article_change()`,
    `create trigger article_updated after update on article
      referencing old table as previous new table as changed for each statement execute function tell_article_update()`,
    `create trigger article_deleted after delete on article
      referencing old table as previous for each statement execute function tell_article_removal()`,
  ],
}
