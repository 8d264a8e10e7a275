import type { Migration } from './migration.ts'

/**
 * Pictures that members choose: the cover of an album, the address of an upload or '', and when something was uploaded,
 * in milliseconds since 1970.
 */
export const memberPictures: Migration = {
  number: 57,
  name: 'member pictures',
  statements: [
    `alter table personal_album add column cover text not null default ''`,
    `alter table upload add column stored bigint not null default 0`,
  ],
}
