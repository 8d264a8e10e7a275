import { SearchRefused } from '../../search/search-refused.ts'
import type { TermReading } from '../../search/term-reading.ts'
import { longestContained } from '../../store/contains-words.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import type { HandlerContext } from '../endpoint-handler.ts'
import { fieldOf } from './field-of.ts'

/**
 * How else the journals of a site write words that a call looks for in captions, titles and the like; none for one that
 * takes them as they are typed alone. A list is there all the same where the index is too busy to say.
 */
export async function compoundsOf(
  { database, index, parameter }: Pick<HandlerContext, 'database' | 'index' | 'parameter'>,
  site: SiteRow,
): Promise<readonly TermReading[]> {
  const term = parameter('q').replaceAll('\u0000', ' ').slice(0, longestContained)
  if (term.trim() === '' || parameter('as') === 'words') return []
  const sites = (await journalsOf(database, site)).map(({ id }) => id)
  try {
    return await index.compounds({ sites, term, field: fieldOf(parameter('field')) })
  } catch (failure) {
    if (failure instanceof SearchRefused) return []
    throw failure
  }
}
