import type { Migration } from './migration.ts'

/**
 * Authors, institutions, type, languages and licence of an article as the values of facets. Articles stored before have
 * theirs once they are imported again, which their hash asks for.
 */
export const facetKeys: Migration = {
  number: 36,
  name: 'facet-keys',
  statements: [
    `alter table article add column facet_keys text[] not null default '{}'`,
    `create index article_facets on article using gin (facet_keys)`,
    `drop trigger article_revised on article`,
    `create trigger article_revised before insert or update of
      id, site_id, doi, year, published, column_key, column_zh, column_en, keywords_zh, keywords_en, keyword_keys,
      facet_keys, fts
      on article for each row execute function revise_article()`,
  ],
}
