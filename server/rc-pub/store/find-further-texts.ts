import type { ContentLanguage } from '@xuekan/core'
import type { FullTextRecord, FurtherTextRecord } from './article-record.ts'
import type { Queryable } from './database.ts'
import type { FoundFullText } from './find-articles.ts'

/** What an article has in languages that are neither Chinese nor English, the original's first. */
export const furtherTextsOf = (database: Queryable, id: number): Promise<readonly FurtherTextRecord[]> =>
  database.query<FurtherTextRecord>(
    `select language, title, abstract_html as "abstractHtml", keywords, html as "fullTextHtml"
    from further_text where article_id = $1 order by position`,
    [id],
  )

/** The full text in one of these languages, by its tag in any letter case; null where there is none. */
export async function furtherFullText(
  database: Queryable,
  id: number,
  language: string,
): Promise<FoundFullText | null> {
  if (language === '') return null
  const [text] = await database.query<{ language: ContentLanguage; html: string }>(
    `select language, html from further_text where article_id = $1 and lower(language) = lower($2) and html <> ''`,
    [id, language],
  )
  return text === undefined ? null : { ...text, inBothLanguages: 0 }
}

/** The same of several articles, by their ids; those without any are left out. */
export async function furtherTextsOfAll(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly FurtherTextRecord[]>> {
  const rows = await database.query<FurtherTextRecord & { readonly id: number }>(
    `select article_id as id, language, title, abstract_html as "abstractHtml", keywords, '' as "fullTextHtml"
    from further_text where article_id = any($1::bigint[]) order by article_id, position`,
    [ids],
  )
  const found = new Map<number, FurtherTextRecord[]>()
  for (const { id, ...text } of rows) {
    const texts = found.get(id) ?? []
    texts.push(text)
    found.set(id, texts)
  }
  return found
}

/** The full texts of several articles in all languages, by their ids; those without any are left out. */
export async function fullTextsOfAll(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly FullTextRecord[]>> {
  const rows = await database.query<FullTextRecord & { readonly id: number }>(
    `select article_id as id, tag as language, html, case language when 'zh' then 0 else 1 end as position
      from article_text where article_id = any($1::bigint[])
    union all
    select article_id, language, html, position + 2 from further_text
      where article_id = any($1::bigint[]) and html <> ''
    order by id, position`,
    [ids],
  )
  const found = new Map<number, FullTextRecord[]>()
  for (const { id, language, html } of rows) {
    const texts = found.get(id) ?? []
    texts.push({ language, html })
    found.set(id, texts)
  }
  return found
}
