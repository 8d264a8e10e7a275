import { asSiteId, type SiteId } from '../site/site.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import { sameItem, type BasketKey } from './basket-key.ts'
import type { BasketItem } from './basket.ts'

/** The citation strings of one item (C3.11): `zh` is its quote, `en` its transQuote. */
export interface ItemCitation extends BasketKey {
  readonly text: { readonly zh: string; readonly en: string }
}

const version = 1

/** The citation strings as `batchId1` keeps them (C3.18). Law: `parseItemCitations(print(citations))` is `citations`. */
export const printItemCitations = (citations: readonly ItemCitation[]): string =>
  JSON.stringify({
    version,
    items: citations.map(({ siteId, id, text }) => ({ siteId, id, quote: text.zh, transQuote: text.en })),
  })

/** Total: [] for what is none, or of another version; what is no citation is left out. */
export function parseItemCitations(text: string): readonly ItemCitation[] {
  const raw = recordIn(text)
  return raw['version'] === version ? listIn(raw['items']).flatMap((entry) => citationIn(entry) ?? []) : []
}

/** The strings of this item; undefined where they were not fetched. */
export const citationOf = (
  citations: readonly ItemCitation[],
  key: BasketKey,
): ItemCitation['text'] | undefined => citations.find((citation) => sameItem(citation, key))?.text

/** One call for batch citation info: the ids of one site. */
export interface CitationRequest {
  readonly siteId: SiteId
  readonly ids: readonly string[]
}

/** The calls that these items take, one for each site in the order of its first item; none for what is known. */
export function citationRequests(
  items: readonly Pick<BasketItem, 'siteId' | 'id'>[],
  known: readonly ItemCitation[] = [],
): readonly CitationRequest[] {
  const bySite = new Map<SiteId, string[]>()
  for (const item of items) {
    if (citationOf(known, item) !== undefined) continue
    const ids = bySite.get(item.siteId)
    if (ids === undefined) bySite.set(item.siteId, [item.id])
    else ids.push(item.id)
  }
  return [...bySite].map(([siteId, ids]) => ({ siteId, ids }))
}

function citationIn(entry: unknown): ItemCitation | null {
  const { siteId, id, quote, transQuote } = recordIn(entry)
  if (typeof siteId !== 'string' || typeof id !== 'string' || id === '') return null
  if (typeof quote !== 'string' || typeof transQuote !== 'string') return null
  return { siteId: asSiteId(siteId), id, text: { zh: quote, en: transQuote } }
}
