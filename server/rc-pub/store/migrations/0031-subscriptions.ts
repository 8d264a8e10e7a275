import type { Migration } from './migration.ts'

/**
 * The journals that members hear of by mail, each with the newest issue that was told, and the mails that wait to be
 * sent. Points in time are milliseconds since 1970. A subscription is ended by its `leave` alone, which lets nobody in.
 */
export const subscriptions: Migration = {
  number: 31,
  name: 'subscriptions',
  statements: [
    `create table subscription (
      member_id bigint not null references member (id) on delete cascade,
      site_id bigint not null references site (id) on delete cascade,
      language text not null,
      origin text not null,
      leave text not null unique,
      begun bigint not null,
      told_year integer not null,
      told_rank integer not null,
      told_id bigint not null,
      primary key (member_id, site_id)
    )`,
    `create index subscription_of_site on subscription (site_id, told_year, told_rank, told_id)`,
    `create table queued_mail (
      id bigint primary key default nextval('content_id'),
      receiver text not null,
      subject text not null,
      text text not null,
      language text not null,
      leave text not null,
      one_click text not null,
      created bigint not null,
      due bigint not null,
      attempts integer not null default 0
    )`,
    `create index queued_mail_due on queued_mail (due)`,
  ],
}
