import type { Migration } from './migration.ts'

/** Sounds and films of sites. Bytes of files are kept so that a part of them is read without the rest. */
export const media: Migration = {
  number: 7,
  name: 'media',
  statements: [
    `alter table file alter column bytes set storage external`,
    `create table media_item (
      id bigint primary key default nextval('content_id'),
      site_id bigint not null references site (id),
      key text not null,
      position integer not null,
      kind text not null check (kind in ('audio', 'video')),
      published text collate "C" not null,
      file_id bigint not null references file (id),
      record jsonb not null,
      plays integer not null default 0,
      downloads integer not null default 0,
      unique (site_id, key)
    )`,
    `create index media_item_newest on media_item (site_id, published desc, id desc)`,
  ],
}
