import type { Migration } from './migration.ts'

/**
 * Albums that members make. `articles` are ids in the member's own order; one that is withdrawn keeps its place, and is
 * shown again where it comes back.
 */
export const personalAlbums: Migration = {
  number: 32,
  name: 'personal albums',
  statements: [
    `create table personal_album (
      id bigint primary key default nextval('content_id'),
      member_id bigint not null references member (id) on delete cascade,
      name text not null,
      en_name text not null,
      description text not null,
      articles jsonb not null,
      changed bigint not null
    )`,
    `create index personal_album_newest on personal_album (member_id, changed desc)`,
  ],
}
