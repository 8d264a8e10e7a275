import { isDemonstrationDoi, parseDoi } from '../article/doi.ts'
import type { Xml } from '../text/xml.ts'
import type { DepositedArticle } from './deposited-article.ts'
import { printCrossref, type DepositBatch } from './print-crossref.ts'
import { printDoaj } from './print-doaj.ts'
import { printPubmed } from './print-pubmed.ts'

/** Who is told of articles, each by the name of its folder. */
export const depositForms = [
  { name: 'crossref', print: printCrossref },
  { name: 'doaj', print: printDoaj },
  { name: 'pubmed', print: printPubmed },
] as const satisfies readonly {
  readonly name: string
  readonly print: (articles: readonly DepositedArticle[], batch: DepositBatch) => Xml
}[]

/** Whether an article is told of at all: it has a DOI that is registered, or will be. Demonstration DOIs (10.5555) are not. */
export const isDeposited = ({ doi }: Pick<DepositedArticle, 'doi'>): boolean =>
  parseDoi(doi).ok && !isDemonstrationDoi(doi)

/** The name of an article's file: its DOI in letters that every file system takes, no two alike. */
export const depositFileName = (doi: string): string =>
  `${[...doi.toLowerCase()]
    .map((each) => (/[a-z0-9.-]/.test(each) ? each : `_${(each.codePointAt(0) ?? 0).toString(16)}_`))
    .join('')}.xml`
