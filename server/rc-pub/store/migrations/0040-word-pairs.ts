import type { Migration } from './migration.ts'

/** Words of text with inline markup, in lower case, one space between them: `CO<sub>2</sub>-flux` is `co2 flux`. */
const plainKey = `create function plain_key(text) returns text language sql immutable parallel safe as $$
  select phrase_key(trim(regexp_replace(coalesce($1, ''), '<[^>]*>', '', 'g')))
$$`

const wordKey = `create function word_key(text) returns text language sql immutable parallel safe as $$
  select ' ' || trim(regexp_replace(plain_key($1), '[^a-z0-9]+', ' ', 'g')) || ' '
$$`

/**
 * A Chinese keyword and the English one at the same place, of an article whose lists are equally long. Both titles confirm
 * a pair that they have, the English one with or without the ending of a plural.
 */
const pairsOf = `create function word_pairs_of(record jsonb)
  returns table (zh text, en text, confirmed integer) language sql immutable parallel safe as $$
  select distinct on (zh, en) zh, en, (position(zh in title_zh) > 0 and title_en ~ (stem || '(s|es)? '))::int
  from (
    select plain_key(one.word) as zh, plain_key(other.word) as en,
      regexp_replace(word_key(other.word), 's? $', '') as stem,
      plain_key(record->'title'->>'zh') as title_zh, word_key(record->'title'->>'en') as title_en
    from jsonb_array_elements_text(record->'keywords'->'zh') with ordinality one (word, place)
    join jsonb_array_elements_text(record->'keywords'->'en') with ordinality other (word, place) using (place)
    where jsonb_array_length(record->'keywords'->'zh') = jsonb_array_length(record->'keywords'->'en')
  ) pairs
  where zh ~ '^[\\u3400-\\u9fff]{1,40}$' and en ~ '[a-z]' and en !~ '[\\u3400-\\u9fff]' and length(en) <= 100
    and length(stem) > 1
  order by zh, en
$$`

const written = (rows: string, times: number): string =>
  `select a.site_id, f.zh, f.en, ${times} as articles, ${times} * f.confirmed as confirmed
    from ${rows} a, word_pairs_of(a.record) f`

const counted = (rows: string): string =>
  `insert into word_pair as p (site_id, zh, en, articles, confirmed)
    select site_id, zh, en, sum(articles), sum(confirmed) from (${rows}) pairs
    group by site_id, zh, en having sum(articles) <> 0 or sum(confirmed) <> 0 order by 1, 2, 3
    on conflict (site_id, zh, en) do update set
      articles = p.articles + excluded.articles, confirmed = p.confirmed + excluded.confirmed`

const trigger = (event: 'insert' | 'update' | 'delete', tables: string): string =>
  `create trigger article_word_pairs_${event} after ${event} on article referencing ${tables}
    for each statement execute function count_word_pairs()`

/**
 * Chinese keywords of each journal with the English ones at their place: with the number of its articles that have both
 * so, and of those whose titles confirm it. Triggers keep the numbers right, whoever writes.
 */
export const wordPairs: Migration = {
  number: 40,
  name: 'word-pairs',
  statements: [
    plainKey,
    wordKey,
    pairsOf,
    `create table word_pair (
      site_id bigint not null references site (id) on delete cascade,
      zh text collate "C" not null,
      en text collate "C" not null,
      articles integer not null,
      confirmed integer not null,
      primary key (site_id, zh, en)
    ) with (fillfactor = 80)`,
    counted(written('article', 1)),
    `create index word_pair_zh on word_pair (zh)`,
    `create index word_pair_gone on word_pair (site_id) where articles < 1`,
    `create function count_word_pairs() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${counted(written('new_articles', 1))};
        elsif tg_op = 'DELETE' then
          ${counted(written('old_articles', -1))};
        elsif exists (
          select from old_articles o join new_articles n on n.id = o.id
          where (o.site_id, o.record->'keywords', o.record->'title')
            is distinct from (n.site_id, n.record->'keywords', n.record->'title')
        ) then
          ${counted(`${written('new_articles', 1)} union all ${written('old_articles', -1)}`)};
        end if;
        if tg_op <> 'INSERT' then
          delete from word_pair where articles < 1;
        end if;
        return null;
      end $$`,
    trigger('insert', 'new table as new_articles'),
    trigger('update', 'old table as old_articles new table as new_articles'),
    trigger('delete', 'old table as old_articles'),
  ],
}
