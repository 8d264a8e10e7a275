import type { Migration } from './migration.ts'

/**
 * Subscriptions of addresses without an account, which have said yes to a letter; and keywords that narrow what is told,
 * as JSON. A subscription is of a member, whose present address is written to, or of an address. What a letter asks is
 * kept under the hash of its word until it ends, in milliseconds since 1970.
 */
export const openSubscriptions: Migration = {
  number: 34,
  name: 'open subscriptions',
  statements: [
    `alter table subscription drop constraint subscription_pkey`,
    `alter table subscription alter column member_id drop not null`,
    `alter table subscription add column receiver text`,
    `alter table subscription add column keywords jsonb not null default '[]'`,
    `alter table subscription add constraint subscription_of_one check ((member_id is null) <> (receiver is null))`,
    `create unique index subscription_of_member on subscription (member_id, site_id)`,
    `create unique index subscription_of_receiver on subscription (receiver, site_id)`,
    `alter table subscription add primary key (leave)`,
    `create table asked_subscription (
      hash text primary key,
      receiver text not null,
      journals jsonb not null,
      keywords jsonb not null,
      language text not null,
      ends bigint not null
    )`,
    `create index asked_subscription_ends on asked_subscription (ends)`,
  ],
}
