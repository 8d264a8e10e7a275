import type { Migration } from './migration.ts'

/**
 * What articles say that they belong to by DOI: corrections, comments, companions. Looked up from both ends. Of articles
 * stored before they are known once these are imported again.
 */
export const articleRelation: Migration = {
  number: 12,
  name: 'article-relation',
  statements: [
    `create table article_relation (
      article_id bigint not null references article (id) on delete cascade,
      position integer not null,
      type text not null,
      doi text not null,
      url text not null,
      text text not null,
      primary key (article_id, position)
    )`,
    `create index article_relation_doi on article_relation (lower(doi) text_pattern_ops) where doi <> ''`,
  ],
}
