import type { Migration } from './migration.ts'

/**
 * The same pairs with the same confirmations (migration 40), whose titles are read once an article instead of
 * once a pair, and compared as they are: an expression made of each stem took most of the time of a load.
 */
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
      select plain_key(one.word) as zh, plain_key(other.word) as en, title_zh, title_en
      from (
        select plain_key(record->'title'->>'zh') as title_zh, word_key(record->'title'->>'en') as title_en offset 0
      ) titles
      cross join jsonb_array_elements_text(record->'keywords'->'zh') with ordinality one (word, place)
      join jsonb_array_elements_text(record->'keywords'->'en') with ordinality other (word, place) using (place)
      where jsonb_array_length(record->'keywords'->'zh') = jsonb_array_length(record->'keywords'->'en')
      offset 0
    ) words
    where zh ~ '^[\\u3400-\\u9fff]{1,40}$' and en ~ '[a-z]' and en !~ '[\\u3400-\\u9fff]' and length(en) <= 100
    offset 0
  ) pairs
  where length(stem) > 1
  order by zh, en
$$`

export const wordPairsSooner: Migration = { number: 49, name: 'word-pairs-sooner', statements: [pairsOf] }
