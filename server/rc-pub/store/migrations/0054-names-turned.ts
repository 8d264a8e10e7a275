import type { Migration } from './migration.ts'
import { firstWays, suggestPhrasesBy } from './suggest-statement.ts'

/**
 * Chinese names of authors who have no English form, in pinyin with the given name first: `xiaomingwang`. `readNames` adds
 * it beside the `reading`, to what is stored as well.
 */
export const namesTurned: Migration = {
  number: 54,
  name: 'names-turned',
  statements: [
    `alter table phrase add column reading_turned text collate "C" not null default ''`,
    `update phrase set initials = '' where kind = 'author' and reading > '-'`,
    `create index phrase_reading_turned on phrase (site_id, reading_turned) where reading_turned <> ''`,
    suggestPhrasesBy([
      ...firstWays,
      { typed: 'p.reading_turned', script: 'zh', where: `p.reading_turned <> ''`, begins: '$6' },
    ]),
  ],
}
