import type { Migration } from './migration.ts'

/**
 * The texts of articles in languages that are neither Chinese nor English. Of articles stored before they are known
 * once these are imported again.
 */
export const furtherText: Migration = {
  number: 9,
  name: 'further-text',
  statements: [
    `create table further_text (
      article_id bigint not null references article (id) on delete cascade,
      position integer not null,
      language text not null,
      title text not null,
      abstract_html text not null,
      keywords text[] not null,
      html text not null,
      primary key (article_id, language)
    )`,
  ],
}
