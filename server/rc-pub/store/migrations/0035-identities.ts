import type { Migration } from './migration.ts'

/**
 * Accounts at third parties that let members in (C6.4): a third party says who somebody is by issuer and subject alone,
 * which never change; `account` is what it calls the account for people. Times in milliseconds since 1970.
 */
export const identities: Migration = {
  number: 35,
  name: 'identities',
  statements: [
    `create table identity (
      id bigint primary key default nextval('content_id'),
      issuer text not null,
      subject text not null,
      member_id bigint not null references member (id) on delete cascade,
      party text not null,
      account text not null,
      bound bigint not null,
      unique (issuer, subject)
    )`,
    `create index identity_of_member on identity (member_id)`,
  ],
}
