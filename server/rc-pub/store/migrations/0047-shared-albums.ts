import type { Migration } from './migration.ts'

/**
 * Albums that are read by whoever has their link. `seed` makes the token with a key that stands in no dump, so that its member
 * is told the link again; `hash` is that of the token, by which it is found.
 */
export const sharedAlbums: Migration = {
  number: 47,
  name: 'shared albums',
  statements: [
    `create table shared_album (
      album_id bigint primary key references personal_album (id) on delete cascade,
      hash text not null unique,
      seed text not null,
      begun bigint not null
    )`,
  ],
}
