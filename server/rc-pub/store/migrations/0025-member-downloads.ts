import type { Migration } from './migration.ts'

/** The articles whose PDFs a member has downloaded, each with its last download, in milliseconds since 1970. */
export const memberDownloads: Migration = {
  number: 25,
  name: 'member-downloads',
  statements: [
    `create table member_download (
      member_id bigint not null references member (id) on delete cascade,
      article_id bigint not null,
      kept bigint not null,
      primary key (member_id, article_id)
    )`,
    `create index member_download_newest on member_download (member_id, kept desc)`,
  ],
}
