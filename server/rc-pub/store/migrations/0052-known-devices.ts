import type { Migration } from './migration.ts'

/**
 * Where members have logged in before: hashes of random words that browsers keep. A session names the one that it began with,
 * '' for none, so that the device is forgotten with it.
 */
export const knownDevices: Migration = {
  number: 52,
  name: 'known devices',
  statements: [
    `create table known_device (
      hash text not null,
      member_id bigint not null references member (id) on delete cascade,
      seen bigint not null,
      primary key (hash, member_id)
    )`,
    `create index known_device_of_member on known_device (member_id)`,
    `create index known_device_seen on known_device (seen)`,
    `alter table session add column known_device text not null default ''`,
  ],
}
