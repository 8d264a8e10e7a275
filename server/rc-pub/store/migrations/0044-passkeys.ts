import type { Migration } from './migration.ts'

/**
 * Passkeys that let members in (Web Authentication): the credential's id, its public key in COSE and the handle that tells
 * authenticators of one account, all in base64url; how often it was used, as the authenticator counts. `transports` is how the
 * authenticator is reached, an array of words. Times in milliseconds since 1970, `used` null for one that never was.
 */
export const passkeys: Migration = {
  number: 44,
  name: 'passkeys',
  statements: [
    `create table passkey (
      id bigint primary key default nextval('content_id'),
      credential text not null unique,
      member_id bigint not null references member (id) on delete cascade,
      user_handle text not null,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null default '[]',
      name text not null,
      made bigint not null,
      used bigint
    )`,
    `create index passkey_of_member on passkey (member_id)`,
  ],
}
