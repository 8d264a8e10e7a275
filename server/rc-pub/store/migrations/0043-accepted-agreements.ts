import type { Migration } from './migration.ts'

/**
 * What members have accepted, and when, in milliseconds since 1970. A text is stored by its hash once somebody has accepted
 * it, word for word: the file that it came from may be gone.
 */
export const acceptedAgreements: Migration = {
  number: 43,
  name: 'accepted-agreements',
  statements: [
    `create table agreement_text (digest text primary key, text text not null)`,
    `create table accepted_agreement (
      member_id bigint not null references member (id) on delete cascade,
      kind text not null,
      since text not null,
      language text not null,
      digest text not null references agreement_text (digest),
      accepted bigint not null,
      primary key (member_id, kind, since)
    )`,
  ],
}
