import type { Migration } from './migration.ts'

/** In which form an article is indexed. Those of an older one are indexed again once the portal runs (`indexOlder`). */
export const indexForms: Migration = {
  number: 50,
  name: 'index-form',
  statements: [
    `alter table article add column index_form integer not null default 1`,
    `create index article_index_form on article (index_form, id)`,
  ],
}
