import type { Migration } from './migration.ts'

/** Without accents, upper case and a second space; letters with a stroke and joined ones are left as they are. */
const withoutAccents = `create function without_accents(text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g'))
$$`

/** As people type it who have no key for such a letter: the same as the index of hits reads (`foldLetters`). */
const phraseKey = `create or replace function phrase_key(text) returns text language sql immutable parallel safe as $$
  select case when folded ~ '[øłđðþæœßı]' then
    replace(replace(replace(replace(translate(folded, 'øłđðı', 'olddi'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')
    else folded end
  from (select without_accents($1) as folded) read
$$`

/** Pairs of words are counted under the keys that they have. */
const plainKey = `create or replace function plain_key(text) returns text language sql immutable parallel safe as $$
  select without_accents(trim(regexp_replace(coalesce($1, ''), '<[^>]*>', '', 'g')))
$$`

/** Phrases by the letters that people type: `oystein` for Øystein. */
export const foldedPhrases: Migration = {
  number: 53,
  name: 'folded-phrases',
  statements: [
    withoutAccents,
    phraseKey,
    plainKey,
    `update phrase set key_en = phrase_key(key_en), key_turned = phrase_key(key_turned), key_zh = phrase_key(key_zh)
      where key_en ~ '[øłđðþæœßı]' or key_zh ~ '[øłđðþæœßı]'`,
  ],
}
