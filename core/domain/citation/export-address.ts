import { printQuery } from '../route/query.ts'
import type { BasketKey } from './basket-key.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { CitationFormat } from './citation-formats.ts'

/** Where the citations of articles are had as a file (C7.9). */
const downloadPath = '/rc-pub/front/front-article/downloadCitation'

/**
 * The page that is opened to export these items: one for all of them, in their order (C7.9). A page navigation sends
 * no headers, so language and site stand in the query; ids are global, so the site of the first item stands for all.
 * null for no items.
 */
export function exportAddress(
  format: Pick<CitationFormat, 'name'>,
  items: readonly BasketKey[],
  language: UiLanguage,
): string | null {
  const [first] = items
  return first === undefined ? null : addressOf(format, items, language, first)
}

/** The same for one article. */
export const exportAddressOfOne = (
  format: Pick<CitationFormat, 'name'>,
  item: BasketKey,
  language: UiLanguage,
): string => addressOf(format, [item], language, item)

function addressOf(
  { name }: Pick<CitationFormat, 'name'>,
  items: readonly BasketKey[],
  language: UiLanguage,
  { siteId }: BasketKey,
): string {
  const query = printQuery([
    ['ids', items.map(({ id }) => id).join(',')],
    ['citationType', name],
    ['language', language],
    ...(siteId === '' ? [] : [['siteId', siteId] as const]),
  ])
  return `${downloadPath}?${query}`
}
