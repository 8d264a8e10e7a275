import { localise, type UiLanguage } from '@xuekan/core'
import type { CitableInFull } from '@xuekan/core/citation'
import { articleRoute, titleAsCited } from '@xuekan/core/content'
import { formatRoute } from '@xuekan/core/route'
import type { ArticleRow } from '../../store/article-row.ts'
import { imprintOf } from '../../store/imprint-of.ts'
import { publishedDay } from '../../store/published-day.ts'
import { citedNames } from './cited-names.ts'

/** An article of the store as citations are made of it. */
export function citedArticle(row: ArticleRow): CitableInFull {
  const { id, retractions, record } = row
  const { contributors, dates } = record
  const authorsIn = (language: UiLanguage): readonly string[] =>
    contributors.some(({ name }) => name[language] !== '')
      ? contributors.map(({ name }) => localise(name, language))
      : []
  return {
    ...record,
    id: String(id),
    title: titleAsCited(record.title, retractions),
    authors: { zh: authorsIn('zh'), en: authorsIn('en') },
    journalName: imprintOf(row).name,
    contributors: contributors.map((each) => ({ ...each, citedName: citedNames(each) })),
    abstract: record.abstractHtml,
    publishedOn: publishedDay(dates),
  }
}

/** The absolute address of an article's page. */
export const articleUrl = (
  origin: string,
  { id, record: { doi } }: ArticleRow,
  language: UiLanguage,
): string => origin + formatRoute(articleRoute({ id: String(id), doi }, language))
