import type { Migration } from './migration.ts'

/**
 * How often the content of each site has changed, and up to which of these changes shared caches have been told. A table
 * of its own: who counts a change holds no row of a site that somebody else writes.
 */
export const siteVersion: Migration = {
  number: 10,
  name: 'site-version',
  statements: [
    `create table site_version (
      site_id bigint primary key references site (id) on delete cascade,
      version bigint not null default 1,
      told bigint not null default 0
    )`,
    `insert into site_version (site_id) select id from site`,
  ],
}
