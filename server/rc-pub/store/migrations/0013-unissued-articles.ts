import type { Migration } from './migration.ts'

/** Articles in no issue are few among many: their lists need not look at the others. */
export const unissuedArticles: Migration = {
  number: 13,
  name: 'unissued-articles',
  statements: [
    `create index article_unissued on article (site_id, published desc, id desc) where period_id is null`,
  ],
}
