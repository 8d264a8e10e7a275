import type { Migration } from './migration.ts'

/**
 * What operators do with members: since when one is locked, and a line for each change, which outlives its member. Points in
 * time are milliseconds since 1970; `operator` is who the command was run as.
 */
export const operators: Migration = {
  number: 41,
  name: 'operators',
  statements: [
    `alter table member add column locked bigint`,
    `create table member_audit (
      id bigint primary key default nextval('content_id'),
      at bigint not null,
      operator text not null,
      action text not null,
      member_id bigint not null,
      user_name text not null,
      detail text not null
    )`,
    `create index member_audit_of_member on member_audit (member_id, at)`,
  ],
}
