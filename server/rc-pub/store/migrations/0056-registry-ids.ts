import type { Migration } from './migration.ts'

/**
 * Numbers of articles in PubMed, PubMed Central and arXiv, by which they are found: `pmid:12345678`. Of articles stored
 * before, those in PubMed are known; the others come with their next import, where a file names any. Chinese keywords in
 * pinyin, which `readKeywords` adds, to what is stored as well: '' until then, '-' of one without Chinese.
 */
export const registryIds: Migration = {
  number: 56,
  name: 'registry-ids-and-pinyin',
  statements: [
    `alter table article add column registry_ids text[] not null default '{}'`,
    `update article set registry_ids = array['pmid:' || ltrim(record->'about'->>'pmid', '0')]
    where record->'about'->>'pmid' ~ '^0*[1-9][0-9]{0,8}$'`,
    `alter table phrase add column pinyin text collate "C" not null default ''`,
    `create index phrase_pinyin on phrase (site_id, pinyin) where pinyin > '-'`,
    `create index phrase_keyword_unread on phrase (zh) where kind = 'keyword' and zh <> '' and pinyin = ''`,
    `create index article_registry_ids on article using gin (registry_ids) where registry_ids <> '{}'`,
  ],
}
