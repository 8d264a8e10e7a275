import type { Migration } from './migration.ts'

/** Files that members have uploaded: each belongs to one member, and goes with the account. */
export const uploads: Migration = {
  number: 51,
  name: 'uploads',
  statements: [
    `create table upload (
      file_id bigint primary key references file (id) on delete cascade,
      member_id bigint not null references member (id) on delete cascade
    )`,
    `create index upload_member on upload (member_id)`,
  ],
}
