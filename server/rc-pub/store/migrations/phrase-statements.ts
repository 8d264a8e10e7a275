/** The same for a phrase as it is written and as a reader types it: no accents, no upper case, one space. */
const phraseKey = `create function phrase_key(text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g'))
$$`

/** A title without its inline markup; '' for one that no search box takes. */
const titlePhrase = `create function title_phrase(text) returns text language sql immutable parallel safe as $$
  select case when length(plain) <= 150 then plain else '' end from (
    select trim(replace(replace(replace(regexp_replace(coalesce($1, ''), '<[^>]*>', '', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&amp;', '&')) as plain
  ) stripped
$$`

const phrasesOf = `create function phrases_of(record jsonb, keywords_zh text[], keywords_en text[])
  returns table (kind text, zh text, en text) language sql immutable parallel safe as $$
  select kind, left(zh, 150), left(en, 150) from (
    select 'keyword', trim(word), '' from unnest(keywords_zh) word
    union select 'keyword', '', trim(word) from unnest(keywords_en) word
    union select 'author', trim(coalesce(person->'name'->>'zh', '')), trim(coalesce(person->'name'->>'en', ''))
      from jsonb_array_elements(record->'contributors') person
    union select 'title', title_phrase(record->'title'->>'zh'), title_phrase(record->'title'->>'en')
  ) phrases (kind, zh, en) where zh <> '' or en <> ''
$$`

const addition = `insert into phrase as p (site_id, kind, zh, en, key_zh, key_en, key_turned, articles)
  select site_id, kind, zh, en, phrase_key(zh), phrase_key(en),
    case when kind = 'author' then phrase_key(regexp_replace(en, '^(.*\\S)\\s+(\\S+)$', '\\2 \\1')) else '' end, sum(times)`

const merging = `group by site_id, kind, zh, en having sum(times) <> 0
  on conflict (site_id, kind, zh, en) do update set articles = p.articles + excluded.articles`

const written = (rows: string, times: number): string =>
  `select a.site_id, f.kind, f.zh, f.en, ${times} as times
    from ${rows} a, phrases_of(a.record, a.keywords_zh, a.keywords_en) f`

const trigger = (event: 'insert' | 'update' | 'delete', tables: string): string =>
  `create trigger article_phrases_${event} after ${event} on article referencing ${tables}
    for each statement execute function count_phrases()`

/**
 * Keywords, authors and titles of each journal with the number of its articles that have them, for what is suggested
 * while a reader types. Triggers keep the numbers right, whoever writes.
 */
export const phraseStatements: readonly string[] = [
  phraseKey,
  titlePhrase,
  phrasesOf,
  `create table phrase (
      site_id bigint not null references site (id) on delete cascade,
      kind text collate "C" not null check (kind in ('keyword', 'author', 'title')),
      zh text collate "C" not null,
      en text collate "C" not null,
      key_zh text collate "C" not null,
      key_en text collate "C" not null,
      key_turned text collate "C" not null,
      articles integer not null,
      primary key (site_id, kind, zh, en)
    ) with (fillfactor = 80)`,
  `${addition} from (${written('article', 1)}) all_phrases ${merging}`,
  `create index phrase_zh on phrase (site_id, key_zh) where key_zh <> ''`,
  `create index phrase_en on phrase (site_id, key_en) where key_en <> ''`,
  `create index phrase_turned on phrase (site_id, key_turned) where key_turned <> ''`,
  `create index phrase_common on phrase (site_id, articles desc) where articles > 1`,
  `create index phrase_gone on phrase (site_id) where articles < 1`,
  `create function count_phrases() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${addition} from (${written('new_articles', 1)}) added ${merging};
      elsif tg_op = 'DELETE' then
        ${addition} from (${written('old_articles', -1)}) removed ${merging};
      elsif exists (
        select from old_articles o join new_articles n on n.id = o.id
        where (o.record, o.site_id, o.keywords_zh, o.keywords_en)
          is distinct from (n.record, n.site_id, n.keywords_zh, n.keywords_en)
      ) then
        ${addition} from (${written('new_articles', 1)} union all ${written('old_articles', -1)}) changed ${merging};
      end if;
      if tg_op <> 'INSERT' then
        delete from phrase where articles < 1;
      end if;
      return null;
    end $$`,
  trigger('insert', 'new table as new_articles'),
  trigger('update', 'old table as old_articles new table as new_articles'),
  trigger('delete', 'old table as old_articles'),
]
