import { localise, type UiLanguage } from '@xuekan/core'
import type { WireIndexTerm } from '@xuekan/rc-pub/contract'
import type { ArticleRow } from '../../store/article-row.ts'
import { keysOf } from '../../store/author-keys.ts'
import { inLanguages } from '../in-languages.ts'
import type { FoundTerm } from './find-term.ts'

/** Values of one list. */
const mostValues = 12

/** What the newest articles under a term have in common, and how many there are in all. */
export function describeTerm(
  rows: readonly ArticleRow[],
  total: number,
  { term, key, nameIn }: FoundTerm,
  language: UiLanguage,
): WireIndexTerm | null {
  const [newest] = rows
  if (newest === undefined) return null
  const name = nameIn(newest)
  const own = term.kind === 'keyword' ? term.term.toLowerCase() : ''
  return {
    ...inLanguages('name', name, language),
    articleCount: total,
    years: counted(rows.map(({ record }) => [[String(record.year), String(record.year)]])).sort(
      (a, b) => Number(b.value) - Number(a.value),
    ),
    journals: commonest(rows.map((row) => [[String(row.siteId), localise(row.siteName, language)]])),
    keywords: commonest(
      rows.map(({ record: { keywords } }) =>
        (keywords[language].length > 0 ? keywords[language] : keywords[language === 'zh' ? 'en' : 'zh'])
          .filter((word) => word.toLowerCase() !== own)
          .map((word) => [word.toLowerCase(), word]),
      ),
    ).map(({ label, count }) => ({ value: label, label, count })),
    authors: commonest(
      rows.map(({ record }) =>
        record.contributors
          .filter((each) => !each.collab && (key === '' || !keysOf(each).includes(key)))
          .map((each) => {
            const shown = localise(each.name, language)
            return [each.orcid === '' ? shown : each.orcid, shown]
          }),
      ),
    ),
  }
}

interface Counted {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** A value and its label, of each article once. */
type Values = readonly (readonly [value: string, label: string])[]

function counted(articles: readonly Values[]): Counted[] {
  const found = new Map<string, Counted>()
  for (const values of articles) {
    for (const [value, label] of new Map(values)) {
      if (value !== '')
        found.set(value, { label, ...found.get(value), value, count: (found.get(value)?.count ?? 0) + 1 })
    }
  }
  return [...found.values()]
}

const commonest = (articles: readonly Values[]): readonly Counted[] =>
  counted(articles)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, mostValues)
