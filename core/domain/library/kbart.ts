import type { ArticleSummary } from '../article/article.ts'
import { fieldValue } from '../citation/field-value.ts'
import { allIssues } from '../issue/issue-years.ts'
import type { IssueYear } from '../issue/issue.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { localise } from '../language/localized.ts'
import type { Journal } from '../site/journal.ts'

type ReadableArticle = Pick<ArticleSummary, 'hasFullText' | 'hasPdf'>

/** A journal with what is online of it. */
export interface Holding {
  readonly journal: Pick<Journal, 'sld' | 'name' | 'issn' | 'publisher'>
  readonly years: readonly IssueYear[]
  /** Its newest articles, by which the others are judged. */
  readonly newest: readonly ReadableArticle[]
  /** Absolute address of its home. */
  readonly url: string
}

/** The columns of a list of titles (NISO RP-9-2014), in their order. */
export const kbartColumns = [
  'publication_title',
  'print_identifier',
  'online_identifier',
  'date_first_issue_online',
  'num_first_vol_online',
  'num_first_issue_online',
  'date_last_issue_online',
  'num_last_vol_online',
  'num_last_issue_online',
  'title_url',
  'first_author',
  'title_id',
  'embargo_info',
  'coverage_depth',
  'notes',
  'publisher_name',
  'publication_type',
  'date_monograph_published_print',
  'date_monograph_published_online',
  'monograph_volume',
  'monograph_edition',
  'first_editor',
  'parent_publication_title_id',
  'preceding_publication_title_id',
  'access_type',
] as const

type Row = Partial<Record<(typeof kbartColumns)[number], string>>

/**
 * The titles of a host as libraries load them into their catalogues: tab-separated, a title a line, in the order of the
 * alphabet. Journals without an issue online are left out. Coverage is to the present, so that the last issue is not
 * named. Laws: every line has all columns; what is printed is read back.
 */
export function printKbart(holdings: readonly Holding[], language: UiLanguage): string {
  const rows = holdings
    .flatMap((holding) => rowOf(holding, language))
    .toSorted((a, b) => compare(a.publication_title ?? '', b.publication_title ?? ''))
  return [
    kbartColumns.join('\t'),
    ...rows.map((row) => kbartColumns.map((name) => fieldValue(row[name] ?? '')).join('\t')),
    '',
  ].join('\n')
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** The least part of the articles that a reader must be able to read where the list promises full texts. */
const nearlyAll = 0.9

/**
 * How much of a journal can be read: its full texts where nearly all of these articles have one, or a PDF; those of some
 * articles; or no more than abstracts.
 */
export function coverageDepth(
  articles: readonly ReadableArticle[],
): 'fulltext' | 'selected articles' | 'abstracts' {
  const readable = articles.filter(({ hasFullText, hasPdf }) => hasFullText || hasPdf).length
  if (readable === 0) return 'abstracts'
  return readable >= nearlyAll * articles.length ? 'fulltext' : 'selected articles'
}

function rowOf({ journal, years, newest, url }: Holding, language: UiLanguage): readonly Row[] {
  const first = allIssues(years).at(-1)
  if (first === undefined) return []
  return [
    {
      publication_title: localise(journal.name, language),
      print_identifier: journal.issn,
      date_first_issue_online: first.publishedOn || String(first.year),
      num_first_vol_online: first.volume,
      num_first_issue_online: first.issue,
      title_url: url,
      title_id: journal.sld,
      coverage_depth: coverageDepth(newest),
      publisher_name: localise(journal.publisher, language),
      publication_type: 'serial',
      access_type: 'F',
    },
  ]
}

/** `Slgc_Global_AllTitles_2026-11-23.txt`: provider, region, package and day, as the standard names such files. */
export const kbartFileName = (provider: string, day: string): string => {
  const name = provider.replace(/[^A-Za-z0-9]+/g, '')
  return `${name === '' ? 'Xuekan' : name.charAt(0).toUpperCase() + name.slice(1)}_Global_AllTitles_${day}.txt`
}
