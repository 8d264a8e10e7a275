import { sameItem, type BasketKey } from '../citation/basket-key.ts'
import type { BasketEntry } from '../citation/basket.ts'
import { localizedIn } from '../citation/stored-text.ts'
import { asSiteId } from '../site/site.ts'
import type { Codec } from '../storage/codec.ts'
import { fingerprint } from '../text/fingerprint.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import { printQuery } from '../route/query.ts'
import { narrowingOf } from './narrowing.ts'
import type { WholeSearch } from './search-export.ts'
import { searchPageSize } from './search-query.ts'

/** A hit that was chosen, and where it stood then. */
export interface SelectedHit {
  readonly entry: BasketEntry
  /** The list that it stood in: of the hits themselves or of those that English words add, by the order it had. */
  readonly list: string
  /** Its place in that list over all pages, from 0. */
  readonly at: number
}

/**
 * The hits that are chosen for the basket (C4.21), over the pages of one search. Laws: no key stands twice; they stand in
 * the order of their lists; those of another search are none.
 */
export interface HitSelection {
  /** Which search: `searchMark`. */
  readonly search: string
  readonly hits: readonly SelectedHit[]
}

export const noHitsSelected: HitSelection = { search: '', hits: [] }

/**
 * What tells searches apart: their words, field, time and facets, how they are read, and the site. Sorting, pages and languages are other
 * views of one search. The term cannot be read from it, since searches are not stored in the open.
 */
export const searchMark = ({ kind, query, siteId }: Omit<WholeSearch, 'language'>): string =>
  fingerprint(
    printQuery([
      ['type', kind],
      ['siteId', siteId],
      ['q', query.term.trim()],
      ['field', kind === 'article' ? query.field : ''],
      ['time', String(query.time)],
      ...Object.entries(narrowingOf({ facets: query.facets, as: query.as })),
    ]),
  )

/** Those that are chosen of this search. */
export const selectedHits = ({ search, hits }: HitSelection, mark: string): readonly SelectedHit[] =>
  search === mark ? hits : []

/** Chooses hits of a search, or no more; what was chosen of another search ends with the first that is chosen. */
export function selectHits(
  selection: HitSelection,
  mark: string,
  changed: readonly SelectedHit[],
  selected: boolean,
): HitSelection {
  const others = selectedHits(selection, mark).filter(({ entry }) => !holds(changed, entry))
  if (!selected) return others.length === 0 ? noHitsSelected : { search: mark, hits: others }
  const distinct = changed.filter(({ entry }, index) => !holds(changed.slice(0, index), entry))
  const hits = [...others, ...distinct].sort(inOrder)
  return hits.length === 0 ? noHitsSelected : { search: mark, hits }
}

/** On how many pages of their lists they stand. */
export const pagesOfHits = (hits: readonly SelectedHit[]): number =>
  new Set(hits.map(({ list, at }) => `${list} ${Math.floor(at / searchPageSize)}`)).size

const holds = (hits: readonly SelectedHit[], key: BasketKey): boolean =>
  hits.some(({ entry }) => sameItem(entry, key))

const inOrder = (one: SelectedHit, other: SelectedHit): number => {
  if (one.list !== other.list) return one.list < other.list ? -1 : 1
  return one.at - other.at
}

const version = 1

/** As the tab keeps it. Total: nothing for what is none, or of another version; what is no hit is left out. */
export const hitSelectionCodec: Codec<HitSelection> = {
  print: ({ search, hits }) => JSON.stringify({ version, search, hits }),
  parse: (text) => {
    const raw = recordIn(text)
    const { search } = raw
    if (raw['version'] !== version || typeof search !== 'string') return noHitsSelected
    const hits = listIn(raw['hits']).flatMap((each) => hitIn(each) ?? [])
    return selectHits(noHitsSelected, search, hits, true)
  },
}

function hitIn(raw: unknown): SelectedHit | null {
  const { entry, list, at } = recordIn(raw)
  const { siteId, id, title, source } = recordIn(entry)
  const titled = localizedIn(title)
  const sourced = localizedIn(source)
  if (typeof siteId !== 'string' || typeof id !== 'string' || id === '') return null
  if (titled === null || sourced === null || typeof list !== 'string') return null
  if (!Number.isSafeInteger(at) || Number(at) < 0) return null
  return { entry: { siteId: asSiteId(siteId), id, title: titled, source: sourced }, list, at: Number(at) }
}
