import { uiLanguages } from '@xuekan/core'
import type { ArticleRecord, FurtherTextRecord } from '../store/article-record.ts'
import type { Queryable } from '../store/database.ts'

/** Replaces the full texts, further texts, references, figures and tables of articles that have just been written. */
export async function saveDetails(
  tx: Queryable,
  records: readonly ArticleRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const written = [...ids.values()]
  for (const table of [
    'article_text',
    'further_text',
    'reference',
    'figure',
    'article_table',
    'article_relation',
  ]) {
    await tx.query(`delete from ${table} where article_id = any($1::bigint[])`, [written])
  }
  const insert = async (columns: string, table: string, rows: readonly object[]): Promise<void> => {
    if (rows.length === 0) return
    const names = columns.split(', ').map((column) => column.split(' ')[0])
    await tx.query(
      `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from json_to_recordset($1::json) as r(${columns})`,
      [JSON.stringify(rows)],
    )
  }
  const of = <T>(rows: (record: ArticleRecord) => readonly T[]) =>
    records.flatMap((record) => rows(record).map((row) => ({ ...row, article_id: ids.get(record.key) })))

  await insert('article_id bigint, language text, tag text, html text', 'article_text', of(textRows))
  await insert(
    'article_id bigint, position integer, language text, title text, abstract_html text, keywords text[], html text',
    'further_text',
    of(({ furtherTexts }) => furtherTexts.map(furtherTextRow)),
  )
  await insert(
    'article_id bigint, position integer, ref_id text, label text, text text, doi text, citations jsonb',
    'reference',
    of(({ references }) =>
      references.map(({ id, ...rest }, position) => ({ ...rest, ref_id: id, position })),
    ),
  )
  await insert(
    'article_id bigint, position integer, figure_id text, label_zh text, label_en text, caption_zh text, caption_en text, url text, url_zh text, url_en text',
    'figure',
    of(({ figures }) => figures.map(figureRow)),
  )
  await insert(
    'article_id bigint, position integer, table_id text, label_zh text, label_en text, caption_zh text, caption_en text, html_zh text, html_en text, url text',
    'article_table',
    of(({ tables }) => tables.map(tableRow)),
  )
  await insert(
    'article_id bigint, position integer, type text, doi text, url text, text text',
    'article_relation',
    of(({ about }) => (about?.relations ?? []).map((relation, position) => ({ ...relation, position }))),
  )
  // what is said of a retracted article changes with its notice
  await tx.query(
    `update article set changed_at = now() where id in (
      select a.id from article_relation r join article a on lower(a.doi) = lower(r.doi)
      where r.article_id = any($1::bigint[]) and r.doi <> '' and a.doi <> '' and lower(r.type) = 'retracted-article'
    ) and id <> all($1::bigint[])`,
    [written],
  )
}

const textRows = ({ fullText }: ArticleRecord) =>
  uiLanguages.flatMap((language) => {
    const text = fullText[language]
    return text === null ? [] : [{ language, tag: text.language, html: text.html }]
  })

const furtherTextRow = (text: FurtherTextRecord, position: number) => ({
  position,
  language: text.language,
  title: text.title,
  abstract_html: text.abstractHtml,
  keywords: text.keywords,
  html: text.fullTextHtml,
})

const captionRow = ({ label, caption }: ArticleRecord['figures' | 'tables'][number]) => ({
  label_zh: label.zh,
  label_en: label.en,
  caption_zh: caption.zh,
  caption_en: caption.en,
})

const figureRow = (figure: ArticleRecord['figures'][number], position: number) => ({
  figure_id: figure.id,
  position,
  ...captionRow(figure),
  url: figure.url,
  url_zh: figure.urls?.zh ?? '',
  url_en: figure.urls?.en ?? '',
})

const tableRow = (table: ArticleRecord['tables'][number], position: number) => ({
  table_id: table.id,
  position,
  ...captionRow(table),
  html_zh: table.html.zh,
  html_en: table.html.en,
  url: table.url,
})
