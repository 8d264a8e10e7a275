import type { Migration } from './migration.ts'

/**
 * Accounts of members, their sessions, and what proves something once. Points in time are milliseconds since 1970. Of
 * tokens, codes and keys the store holds hashes, so that who reads it can use none.
 */
export const members: Migration = {
  number: 20,
  name: 'members',
  statements: [
    `create table member (
      id bigint primary key default nextval('content_id'),
      user_name text not null unique,
      mobile_no text unique,
      email text unique,
      name text not null default '',
      head_picture text not null default '',
      password_hash text not null,
      agreed text not null default '',
      created bigint not null
    )`,
    `create table session (
      token_hash text primary key,
      member_id bigint not null references member (id) on delete cascade,
      begun bigint not null,
      seen bigint not null,
      idle bigint not null,
      ends bigint not null
    )`,
    `create index session_of_member on session (member_id)`,
    `create index session_end on session (ends)`,
    `create table one_time (
      hash text primary key,
      kind text not null,
      answer text not null default '',
      ends bigint not null
    )`,
    `create index one_time_end on one_time (ends)`,
    `create table code (
      receiver text not null,
      purpose text not null,
      hash text not null,
      ends bigint not null,
      primary key (receiver, purpose)
    )`,
    `create table attempt (
      subject text primary key,
      count integer not null,
      until bigint not null
    )`,
    `create index attempt_end on attempt (until)`,
    `create table secret (name text primary key, value text not null)`,
  ],
}
