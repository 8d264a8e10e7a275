import type { Migration } from './migration.ts'

/**
 * Searches that members have saved, the articles that are new since and not yet looked at, and which of them a search has
 * found and its member has not been told of. Points in time are milliseconds since 1970.
 */
export const savedSearches: Migration = {
  number: 37,
  name: 'saved searches',
  statements: [
    `create table saved_search (
      id bigint primary key default nextval('content_id'),
      member_id bigint not null references member (id) on delete cascade,
      site_id bigint not null references site (id) on delete cascade,
      search text not null,
      pace text not null,
      language text not null,
      origin text not null,
      leave text not null unique,
      begun bigint not null,
      told bigint not null,
      unique (member_id, site_id, search)
    )`,
    `create index saved_search_of_site on saved_search (site_id, search)`,
    `create table new_article (
      article_id bigint primary key references article (id) on delete cascade,
      added bigint not null,
      taken bigint not null default 0
    )`,
    `create table search_match (
      search_id bigint not null references saved_search (id) on delete cascade,
      article_id bigint not null references article (id) on delete cascade,
      primary key (search_id, article_id)
    )`,
    `create index search_match_of_article on search_match (article_id)`,
    `create function note_new_articles() returns trigger language plpgsql as $$
    begin
      insert into new_article (article_id, added)
      select id, (extract(epoch from now()) * 1000)::bigint from added
      on conflict (article_id) do nothing;
      return null;
    end $$`,
    `create trigger article_is_new after insert on article
      referencing new table as added for each statement execute function note_new_articles()`,
  ],
}
