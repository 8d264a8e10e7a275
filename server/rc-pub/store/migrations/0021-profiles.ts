import type { Migration } from './migration.ts'

/** What members tell of themselves, and what their sessions are called by. */
export const profiles: Migration = {
  number: 21,
  name: 'profiles',
  statements: [
    `alter table member
      add column contact_email text not null default '',
      add column region text not null default '',
      add column major text not null default '',
      add column institution text not null default '',
      add column research_fields jsonb not null default '[]',
      add column gender text not null default ''`,
    `update member set contact_email = coalesce(email, '')`,
    `alter table session
      add column id bigint not null default nextval('content_id'),
      add column device text not null default ''`,
  ],
}
