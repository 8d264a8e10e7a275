import type { FurtherTextRecord } from './article-record.ts'
import type { Queryable } from './database.ts'

/** What an article has in languages that are neither Chinese nor English, the original's first. */
export const furtherTextsOf = (database: Queryable, id: number): Promise<readonly FurtherTextRecord[]> =>
  database.query<FurtherTextRecord>(
    `select language, title, abstract_html as "abstractHtml", keywords, html as "fullTextHtml"
    from further_text where article_id = $1 order by position`,
    [id],
  )
