import type { Migration } from './migration.ts'

/**
 * Text that stands as it is but for its upper case: signs of ASCII and Chinese characters that have one form, with one space
 * between words. Most keywords, names and titles are such; all that folds text otherwise is an order slower.
 */
const isPlain = (signs: string): string =>
  `$1 ~ '^([${signs}\\u4e00-\\u9fff]+( [${signs}\\u4e00-\\u9fff]+)*)?$'`

/** The same function, which leaves to the one that was there before what needs it. Plain enough for an engine to write it in its place. */
const sooner = (name: string, before: string, plain: string): readonly string[] => [
  `alter function ${name}(text) rename to ${before}`,
  `create function ${name}(text) returns text language sql immutable parallel safe as $$
    select case when ${plain} else ${before}($1) end
  $$`,
]

/** The same pairs with the same confirmations (migration 49), whose titles are taken out of the record once. */
const pairsOf = `create or replace function word_pairs_of(record jsonb)
  returns table (zh text, en text, confirmed integer) language sql immutable parallel safe as $$
  select distinct on (zh, en) zh, en, (
    position(zh in title_zh) > 0 and (
      position(stem || ' ' in title_en) > 0 or position(stem || 's ' in title_en) > 0
      or position(stem || 'es ' in title_en) > 0
    )
  )::int
  from (
    select zh, en, regexp_replace(word_key(en), 's? $', '') as stem, title_zh, title_en
    from (
      select plain_key(pair.zh) as zh, plain_key(pair.en) as en, title_zh, title_en
      from (
        select plain_key(written.zh) as title_zh, word_key(written.en) as title_en
        from (
          select record->'title'->>'zh' as zh, record->'title'->>'en' as en,
            jsonb_array_length(record->'keywords'->'zh') as words_zh,
            jsonb_array_length(record->'keywords'->'en') as words_en
          offset 0
        ) written
        where words_zh = words_en offset 0
      ) titles
      cross join rows from (
        jsonb_array_elements_text(record->'keywords'->'zh'), jsonb_array_elements_text(record->'keywords'->'en')
      ) pair (zh, en)
      offset 0
    ) words
    where zh ~ '^[\\u3400-\\u9fff]{1,40}$' and en ~ '[a-z]' and en !~ '[\\u3400-\\u9fff]' and length(en) <= 100
    offset 0
  ) pairs
  where length(stem) > 1
  order by zh, en
$$`

/** Keys of phrases and of pairs of words, the same as before and sooner: they took a sixth of the time of a load. */
export const plainKeys: Migration = {
  number: 58,
  name: 'plain-keys',
  statements: [
    ...sooner('without_accents', 'without_accents_of_any', `${isPlain('!-~')} then lower($1)`),
    ...sooner('phrase_key', 'phrase_key_of_any', `${isPlain('!-~')} then lower($1)`),
    ...sooner('plain_key', 'plain_key_of_any', `${isPlain('!-;=-~')} then lower($1)`),
    pairsOf,
  ],
}
