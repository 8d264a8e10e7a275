import type { Migration } from './migration.ts'

/** PDFs that were printed from full texts, kept until their articles change or newer ones need the room. */
export const printedPdf: Migration = {
  number: 8,
  name: 'printed-pdf',
  statements: [
    `create sequence printed_pdf_turn`,
    `create table printed_pdf (
      article_id bigint not null references article (id) on delete cascade,
      language text not null check (language in ('zh', 'en')),
      made_of text not null,
      sha256 text not null,
      size integer not null,
      turn bigint not null default nextval('printed_pdf_turn'),
      bytes bytea not null,
      primary key (article_id, language)
    )`,
  ],
}
