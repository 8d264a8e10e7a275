import type { Migration } from './migration.ts'

/** What members keep. An article that is withdrawn is listed no more, and is there again where it comes back. */
export const favourites: Migration = {
  number: 24,
  name: 'favourites',
  statements: [
    `create table favourite (
      member_id bigint not null references member (id) on delete cascade,
      article_id bigint not null,
      kept bigint not null,
      primary key (member_id, article_id)
    )`,
    `create index favourite_newest on favourite (member_id, kept desc)`,
  ],
}
