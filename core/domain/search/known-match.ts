import type { ArticleSummary } from '../article/article.ts'
import { writtenText } from '../article/written-text.ts'
import { isSameNumber } from '../library/open-url.ts'
import type { Journal } from '../site/journal.ts'
import type { KnownItem } from './known-item.ts'
import type { KnownSearch } from './known-search.ts'
import { arxivIdOfDoi, printRegistryId } from './registry-id.ts'
import { titleKey } from './known-titles.ts'

/** What of an article a known item is compared with. */
export type ComparedArticle = Pick<
  ArticleSummary,
  'title' | 'year' | 'volume' | 'issue' | 'firstPage' | 'elocationId'
>

/** Letters beside the name of a journal that are no title: `卷`, `et al`. */
const mostBeside = 5

const titleKeys = ({ title }: Pick<ComparedArticle, 'title'>): readonly string[] =>
  [title.zh, title.en].map((each) => titleKey(writtenText(each))).filter((key) => key !== '')

/** Whether an article has one of the titles, and no other number than the item names. */
export const isTitled = (item: KnownItem, article: ComparedArticle): boolean =>
  hasNumbers(item, article) && titleKeys(article).some((key) => item.titles.map(titleKey).includes(key))

/**
 * Whether the article that stands where the item says is the one that it means: a wrong one that opens by itself is
 * worse than none. Where the item has words, they name the title, or nothing but the journal.
 */
export function isMeant(
  item: KnownItem,
  article: ComparedArticle,
  journal: Pick<Journal, 'name' | 'abbreviation'>,
): boolean {
  if (!hasNumbers(item, article)) return false
  if (item.words === '' || titleKeys(article).some((key) => item.words.includes(key))) return true
  const { name, abbreviation } = journal
  return [name.zh, name.en, abbreviation.zh, abbreviation.en]
    .map((each) => titleKey(writtenText(each)))
    .some(
      (key) =>
        key !== '' && item.words.replace(key, '').length <= Math.min(mostBeside, item.words.length - 1),
    )
}

/** What the item does not name, or the article has not, tells nothing. */
function hasNumbers(
  item: KnownItem,
  { year, volume, issue, firstPage, elocationId }: ComparedArticle,
): boolean {
  const pairs = [
    [item.year, year === 0 ? '' : String(year)],
    [item.volume, volume],
    [item.issue, issue],
    [item.page, firstPage || elocationId],
  ] as const
  return pairs.every(([said, known]) => said === '' || known === '' || isSameNumber(said, known))
}

/**
 * The item in a few words, as it is told to the reader, with what they are: what leads to it, `2024, 69(5): 517` for
 * the place. Identifiers say themselves what they are.
 */
export function describeKnownItem(item: KnownItem): Pick<KnownSearch, 'kind' | 'text'> {
  const { doi, registryIds, titles, year, volume, issue, page } = item
  const arxivDoi = arxivIdOfDoi(doi)
  const ids = registryIds.filter(({ id }) => id !== arxivDoi?.id).map(printRegistryId)
  const [issn = ''] = item.issns
  const number = volume + (issue === '' ? '' : `(${issue})`)
  const dated = [year, number].filter((part) => part !== '').join(', ')
  const place = [dated, page].filter((part) => part !== '').join(': ')
  const parts = [
    titles[0] ?? '',
    place,
    issn === '' ? '' : `ISSN ${issn.slice(0, 4)}-${issn.slice(4)}`,
    doi === '' ? '' : `DOI ${doi}`,
    ...ids,
  ].filter((part) => part !== '')
  const text = parts.join(' · ')
  const isReference = titles.length > 0 || place !== '' || (issn !== '' && parts.length > 1)
  return {
    kind: text === place ? 'place' : isReference ? 'reference' : 'identifier',
    text,
  }
}
