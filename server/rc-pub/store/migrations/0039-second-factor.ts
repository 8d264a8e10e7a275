import type { Migration } from './migration.ts'

/**
 * What proves a second time who a member is: the secret that the member's authenticator has, in base32, and codes that were
 * written down, as hashes. `begun` and `confirmed` are milliseconds since 1970, the latter null until a first code was
 * right; no code of a step up to `last_step` is taken again.
 */
export const secondFactor: Migration = {
  number: 39,
  name: 'second factor',
  statements: [
    `create table second_factor (
      member_id bigint primary key references member (id) on delete cascade,
      secret text not null,
      begun bigint not null,
      confirmed bigint,
      last_step bigint not null default 0
    )`,
    `create table recovery_code (
      member_id bigint not null references second_factor (member_id) on delete cascade,
      hash text not null,
      primary key (member_id, hash)
    )`,
  ],
}
