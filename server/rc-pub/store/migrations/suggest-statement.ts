/** Names by their initials, which are told last: of each journal, and at all. */
const namesByInitials = 5

export interface Way {
  readonly typed: string
  readonly script: 'zh' | 'en'
  readonly where: string
  /** The beginnings that are looked for. */
  readonly begins: string
}

/** Where a phrase is looked up, in which of its languages that shows it, and by which of the beginnings. */
export const firstWays: readonly Way[] = [
  { typed: 'p.key_zh', script: 'zh', where: `p.key_zh <> ''`, begins: '$2' },
  { typed: 'p.key_en', script: 'en', where: `p.key_en <> ''`, begins: '$3' },
  { typed: 'p.key_turned', script: 'en', where: `p.key_turned <> ''`, begins: '$4' },
  {
    typed: 'name_letters(p.key_turned)',
    script: 'en',
    where: `p.kind = 'author' and p.key_turned <> ''`,
    begins: '$5',
  },
  {
    typed: 'name_letters(p.key_en)',
    script: 'en',
    where: `p.kind = 'author' and p.key_en <> ''`,
    begins: '$5',
  },
  { typed: 'p.reading', script: 'zh', where: `p.reading <> ''`, begins: '$6' },
]

const columns = 'p.site_id, p.kind, p.zh, p.en, p.key_zh, p.key_en, p.articles'

const beginning = (script: string): string => `${columns}, '${script}' as script, false as by_initials`

/** Of the commonest phrases, which are looked at one by one, each way of writing is compared; names in one piece are rare. */
const isCommon =
  (of: string) =>
  ({ typed, begins }: Way): string =>
    `left(${typed.replace('p.', `${of}.`)}, $11) = any(${begins})`

const commonOf = (ways: readonly Way[]): readonly string[] =>
  ways.slice(0, 3).map((way) => `select ${beginning(way.script)} from common p where ${isCommon('p')(way)}`)

const othersOf = (ways: readonly Way[]): readonly string[] =>
  ways.map(
    ({ typed, script, where, begins }) =>
      `select phrases.* from site cross join unnest(${begins}) beginning cross join lateral (
      select ${beginning(script)} from phrase p
      where p.site_id = site.id and ${where}
        and ${typed} >= beginning and ${typed} < beginning || chr(1114111) limit $10
    ) phrases`,
  )

/** The whole of the initials, so that a short word does not bring every name that begins so; the commonest names of a journal. */
const byInitials = `select names.* from site cross join unnest($12) asked cross join lateral (
    select ${columns}, case p.en when '' then 'zh' else 'en' end as script, true as by_initials from phrase p
    where p.site_id = site.id and p.initials = asked and p.initials > '-'
    order by p.articles desc limit ${namesByInitials}
  ) names`

/**
 * A name stands once for each pair of its forms, any other phrase once however it is written in the other language. What
 * is found by initials alone comes behind all that begins so.
 */
const suggestionsOf = (
  ways: readonly Way[],
): string => `with site as materialized (select unnest($1) as id), common as materialized (
    select phrases.* from site cross join lateral (
      select p.* from phrase p where p.site_id = site.id and p.articles > 1 order by p.articles desc limit $9
    ) phrases
    where ${ways.slice(0, 3).map(isCommon('phrases')).join(' or ')}
  ), once as (
    select ${columns.replaceAll('p.', '')}, script, bool_and(by_initials) as by_initials
    from (${[...commonOf(ways), ...othersOf(ways), byInitials].join(' union all ')}) found
    group by ${columns.replaceAll('p.', '')}, script
  ), named as (
    select kind, script, max(zh) as zh, max(en) as en, sum(articles) as articles, bool_and(by_initials) as by_initials
    from once
    group by kind, script, case when script = 'zh' or kind = 'author' then key_zh end,
      case when script = 'en' or kind = 'author' then key_en end
  ), worded as (
    select named.*, case script when 'zh' then zh else en end as text from named
  ), placed as (
    select worded.*,
      row_number() over (partition by kind order by by_initials, articles desc, length(text), text) as place,
      row_number() over (partition by by_initials order by articles desc, length(text), text) as place_so
    from worded
  )
  select kind, script, zh, en from placed where place <= $8 and (not by_initials or place_so <= ${namesByInitials})
  order by by_initials, articles desc, length(text), text limit $7`

/** The function that suggests phrases, which are looked up in these ways. */
export const suggestPhrasesBy = (ways: readonly Way[]): string => `create or replace function suggest_phrases(
    sites bigint[], beginnings_zh text[], beginnings_en text[], turned text[], letters text[], readings text[],
    size integer, of_kind integer, common_phrases integer, others integer, characters integer, asked_initials text[]
  ) returns table (kind text, script text, zh text, en text) language plpgsql stable
  set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off' as $$
  #variable_conflict use_column
  begin
    return query ${suggestionsOf(ways)};
  end $$`
