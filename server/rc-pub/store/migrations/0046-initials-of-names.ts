import type { Migration } from './migration.ts'

/**
 * Chinese names of authors by the initials of their pinyin, two to four letters: `ytl` for 余听澜. `readNames` adds them
 * beside the `reading`; '' until then, also for what an older version has stored.
 */
export const initialsOfNames: Migration = {
  number: 46,
  name: 'initials-of-names',
  statements: [
    `alter table phrase add column initials text collate "C" not null default ''`,
    `create index phrase_initials on phrase (site_id, initials, articles desc) where initials > '-'`,
    `drop index phrase_unread`,
    `create index phrase_unread on phrase (zh) where kind = 'author' and zh <> '' and initials = ''`,
  ],
}
