import type { Migration } from './migration.ts'

/** A figure may have a picture of its own in each language; `url` is that of the original. */
export const picturesByLanguage: Migration = {
  number: 55,
  name: 'pictures by language',
  statements: [
    `alter table figure add column url_zh text not null default '', add column url_en text not null default ''`,
  ],
}
