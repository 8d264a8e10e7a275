import type { Migration } from './migration.ts'

/** Tables of articles, references in parts, and contributors whose records say that their parts are not known. */
export const articleDetails: Migration = {
  number: 4,
  name: 'article-parts',
  statements: [
    `create table article_table (
      article_id bigint not null references article (id) on delete cascade,
      position integer not null,
      table_id text not null,
      label_zh text not null,
      label_en text not null,
      caption_zh text not null,
      caption_en text not null,
      html_zh text not null,
      html_en text not null,
      url text not null,
      primary key (article_id, position)
    )`,
    `alter table reference add column citations jsonb not null default '[]'`,
    `update article set record = jsonb_set(record, '{contributors}', (
      select coalesce(jsonb_agg(
        '{"personName": {"zh": null, "en": null}, "collab": false, "degrees": ""}'::jsonb || contributor order by position
      ), '[]')
      from jsonb_array_elements(record->'contributors') with ordinality as c(contributor, position)
    ))`,
  ],
}
