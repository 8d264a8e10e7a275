import type { ArticleSummary, IssueSection } from '../article/article.ts'
import { parseDoi } from '../article/doi.ts'
import { plainText } from '../article/plain-text.ts'
import type { Issue, IssueYear } from '../issue/issue.ts'
import { allIssues } from '../issue/issue-years.ts'
import type { Query } from '../route/query.ts'
import { titleKey } from '../search/known-titles.ts'
import type { Journal } from '../site/journal.ts'
import { bareIssn } from './issn.ts'

/** What a link resolver knows of an article; '' where it does not. */
export interface OpenUrl {
  readonly doi: string
  /** Eight characters without a hyphen, of the print or the online edition. */
  readonly issns: readonly string[]
  /** The journal by its name or its abbreviation. */
  readonly journalTitles: readonly string[]
  readonly volume: string
  readonly issue: string
  /** First page, or the number of the article. */
  readonly page: string
  /** Four digits. */
  readonly year: string
}

/**
 * An OpenURL (ANSI/NISO Z39.88, keys and values, with or without `rft.`; also version 0.1) in what it says of an article.
 * Total; the first value of each name counts.
 */
export function readOpenUrl(query: Query): OpenUrl {
  const values = (...names: readonly string[]): readonly string[] =>
    query.flatMap(([name, value]) => {
      const bare = name
        .trim()
        .toLowerCase()
        .replace(/^rft\./, '')
      return names.includes(bare) && value.trim() !== '' ? [value.trim()] : []
    })
  const first = (...names: readonly string[]): string => names.flatMap((name) => values(name))[0] ?? ''
  return {
    doi:
      values('doi', 'rft_id', 'id')
        .map(doiIn)
        .find((doi) => doi !== '') ?? '',
    issns: [
      ...new Set(
        values('issn', 'eissn')
          .map(bareIssn)
          .filter((issn) => issn !== ''),
      ),
    ],
    journalTitles: [...new Set(values('jtitle', 'title', 'stitle'))],
    volume: first('volume'),
    issue: first('issue'),
    page: first('spage', 'artnum') || (first('pages').split(/[-–—]/, 1)[0] ?? '').trim(),
    year: /\d{4}/.exec(first('date', 'year'))?.[0] ?? '',
  }
}

/** `info:doi/10.1/a`, `doi:10.1/a`, an address of the resolver, or the DOI itself; '' for anything else. */
function doiIn(raw: string): string {
  const doi = parseDoi(raw.replace(/^info:doi\//i, ''))
  return doi.ok ? doi.value : ''
}

/** Whether numbers of volumes, issues or pages are the same, whatever zeros and letter case they are written with. */
export const isSameNumber = (one: string, other: string): boolean => bareNumber(one) === bareNumber(other)

const bareNumber = (raw: string): string =>
  raw
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '')

/**
 * The journal that an OpenURL means for certain: the one with an ISSN that it names, else the only one with the whole of a
 * title that it names. A title speaks for no journal that has another ISSN than those named. null for none and for several.
 */
export function journalMeant<Each extends Pick<Journal, 'issn' | 'name' | 'abbreviation'>>(
  journals: readonly Each[],
  { issns, journalTitles }: Pick<OpenUrl, 'issns' | 'journalTitles'>,
): Each | null {
  const numbered = journals.find(({ issn }) => issns.includes(bareIssn(issn)))
  if (numbered !== undefined) return numbered
  const asked = journalTitles.map(titleKey).filter((key) => key !== '')
  const titled = journals
    .filter(({ issn }) => issns.length === 0 || bareIssn(issn) === '')
    .filter(({ name, abbreviation }) =>
      [name.zh, name.en, abbreviation.zh, abbreviation.en].some((each) =>
        asked.includes(titleKey(plainText(each))),
      ),
    )
  return titled.length === 1 ? (titled[0] ?? null) : null
}

/** What is not asked for is no condition. */
const meets = (asked: string, known: string): boolean => asked === '' || isSameNumber(asked, known)

/** The issues that an OpenURL can mean, newest first; none where it says nothing of issues. */
export const issuesMeant = (
  years: readonly IssueYear[],
  asked: Pick<OpenUrl, 'volume' | 'issue' | 'year'>,
): readonly Issue[] =>
  asked.volume === '' && asked.issue === '' && asked.year === ''
    ? []
    : allIssues(years).filter(
        ({ volume, issue, year }) =>
          meets(asked.volume, volume) && meets(asked.issue, issue) && meets(asked.year, String(year)),
      )

/** The article of an issue that begins on the page; null for none, and where two begin there. */
export function articleMeant(
  sections: readonly IssueSection[],
  { page }: Pick<OpenUrl, 'page'>,
): ArticleSummary | null {
  const found = sections
    .flatMap(({ articles }) => articles)
    .filter(({ firstPage, elocationId }) => page !== '' && isSameNumber(page, firstPage || elocationId))
  return found.length === 1 ? (found[0] ?? null) : null
}
