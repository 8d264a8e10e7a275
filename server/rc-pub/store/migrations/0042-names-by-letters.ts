import type { Migration } from './migration.ts'

/** The key of a phrase in one piece: `wei-min zhang` is `weiminzhang`. */
const nameLetters = `create function name_letters(text) returns text language sql immutable parallel safe as $$
  select translate($1, ' -‐‑’''·.', '') collate "C"
$$`

/**
 * Names of authors by the letters of their English form, either part first, whatever stands between the parts. A Chinese
 * name that stands without one has its `reading` in pinyin, which whoever writes articles adds (`readNames`); '' until then.
 */
export const namesByLetters: Migration = {
  number: 42,
  name: 'names-by-letters',
  statements: [
    nameLetters,
    `alter table phrase add column reading text collate "C" not null default ''`,
    `create index phrase_letters on phrase (site_id, name_letters(key_turned)) where kind = 'author' and key_turned <> ''`,
    `create index phrase_letters_given on phrase (site_id, name_letters(key_en)) where kind = 'author' and key_en <> ''`,
    `create index phrase_reading on phrase (site_id, reading) where reading <> ''`,
    `create index phrase_unread on phrase (zh) where kind = 'author' and en = '' and reading = ''`,
  ],
}
