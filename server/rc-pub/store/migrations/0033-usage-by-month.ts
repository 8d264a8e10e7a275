import type { Migration } from './migration.ts'

const counts = 'visits, downloads, requests, unique_investigations, unique_requests'
const sums = counts.replace(/\w+/g, 'sum($&)::integer')

const rollUp = (name: string, span: string): string => `create table ${name} (
  article_id bigint not null references article (id) on delete cascade,
  site_id bigint not null references site (id),
  ${span} text collate "C" not null,
  visits integer not null default 0,
  downloads integer not null default 0,
  requests integer not null default 0,
  unique_investigations integer not null default 0,
  unique_requests integer not null default 0,
  is_counted boolean not null default true,
  primary key (article_id, ${span})
)`

/**
 * What a reader uses is written to the article's day alone; months, years and the totals that articles are sorted by
 * follow in batches. `is_counted` says of a row that all of it was counted by the rules of COUNTER, which what was
 * there before was not.
 */
export const usageByMonth: Migration = {
  number: 33,
  name: 'usage-by-month',
  statements: [
    `alter table article_day
      add column requests integer not null default 0,
      add column unique_investigations integer not null default 0,
      add column unique_requests integer not null default 0,
      add column is_counted boolean not null default false`,
    `alter table article_day alter column is_counted set default true`,
    rollUp('article_month', 'month'),
    rollUp('article_year', 'year'),
    `insert into article_month (article_id, site_id, month, ${counts}, is_counted)
    select article_id, site_id, left(day, 7), ${sums}, false from article_day group by 1, 2, 3`,
    `insert into article_year (article_id, site_id, year, ${counts}, is_counted)
    select article_id, site_id, left(month, 4), ${sums}, false from article_month group by 1, 2, 3`,
    `create index article_month_of_site on article_month (site_id, month)`,
    `create index article_year_of_site on article_year (site_id, year)`,
  ],
}
