import type { ContentLanguage } from '@xuekan/core'
import type { FullTextRecord, FurtherTextRecord } from './article-record.ts'
import type { Queryable } from './database.ts'

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
): Promise<FullTextRecord | null> {
  if (language === '') return null
  const [text] = await database.query<{ language: ContentLanguage; html: string }>(
    `select language, html from further_text where article_id = $1 and lower(language) = lower($2) and html <> ''`,
    [id, language],
  )
  return text ?? null
}
