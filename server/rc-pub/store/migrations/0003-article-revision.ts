import { phraseStatements } from './phrase-statements.ts'
import type { Migration } from './migration.ts'

/**
 * What a copy of the articles follows them by: `revision` grows with every change of an article, `counted` with every
 * change of its counters, and what was deleted is remembered. Triggers see to it, whoever writes.
 */
export const articleRevision: Migration = {
  number: 3,
  name: 'article-revision',
  statements: [
    `create sequence article_revision`,
    `insert into meta (key, value) values ('store_id', gen_random_uuid()::text)`,
    `alter table article add column revision bigint not null default nextval('article_revision')`,
    `alter table article add column counted bigint`,
    `create index article_revised on article (revision)`,
    `create index article_counted on article (counted) where counted is not null`,
    `create table article_removed (id bigint primary key, revision bigint not null default nextval('article_revision'))`,
    `create index article_removed_revision on article_removed (revision)`,

    `create function revise_article() returns trigger language plpgsql as $$
    begin
      new.revision := nextval('article_revision');
      return new;
    end $$`,
    `create trigger article_revised before insert or update of
      id, site_id, doi, year, published, column_key, column_zh, column_en, keywords_zh, keywords_en, keyword_keys, fts
      on article for each row execute function revise_article()`,

    `create function count_article() returns trigger language plpgsql as $$
    begin
      new.counted := nextval('article_revision');
      return new;
    end $$`,
    `create trigger article_counted before update of visits, downloads, citations
      on article for each row execute function count_article()`,

    `create function remember_removed_article() returns trigger language plpgsql as $$
    begin
      insert into article_removed (id) values (old.id) on conflict (id) do update set revision = excluded.revision;
      return null;
    end $$`,
    `create trigger article_removed after delete
      on article for each row execute function remember_removed_article()`,

    ...phraseStatements,
  ],
}
