import type { Migration } from './migration.ts'

/**
 * What registries are told of articles, one row for each DOI and registry: the hash of what is to be told, that of what was
 * taken last, and what was answered. `due` is null where nothing is to be sent. Times in milliseconds since 1970.
 */
export const deposits: Migration = {
  number: 38,
  name: 'deposits',
  statements: [
    `create table deposit (
      registry text not null,
      doi text not null,
      hash text not null,
      sent_hash text,
      due bigint,
      attempts int not null default 0,
      answer text not null default '',
      answered bigint,
      primary key (registry, doi)
    )`,
    `create index deposit_due on deposit (due) where due is not null`,
  ],
}
