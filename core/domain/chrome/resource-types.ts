import { present } from '../text/present.ts'
import { firstOf, listIn, recordIn } from '../text/raw-record.ts'
import { splitSemicolons } from '../text/semicolons.ts'
import { searchTypes, type SearchType } from './header-config.ts'

/** Search types by the id of their resource (C3.7). Tables have no id of their own. */
const typesById: ReadonlyMap<string, SearchType> = new Map([
  ['428', 'article'],
  ['25', 'picture'],
  ['29', 'video'],
  ['28', 'audio'],
  ['-2', 'news'],
  ['0', 'other'],
  ['-3', 'publication'],
])

/** Other names under which a type travels. */
const olderNames: ReadonlyMap<string, SearchType> = new Map([
  ['thesis', 'article'],
  ['figure', 'picture'],
])

/** A search type by its resource id or one of its names; null for anything else. */
export const searchTypeOf = (raw: unknown): SearchType | null => {
  const text = present(raw)
  const name = text.toLowerCase()
  return typesById.get(text) ?? olderNames.get(name) ?? searchTypes.find((type) => type === name) ?? null
}

/**
 * The search types of a list of resource ids: separated by semicolons, or an array of ids or of records with an id
 * (C3.2, C3.7). In order, each once; what is no type is left out.
 */
export function searchTypesOf(raw: unknown): readonly SearchType[] {
  const list = listIn(raw)
  const ids = list.length > 0 ? list : splitSemicolons(present(raw))
  const types = ids.map((id) => searchTypeOf(typeof id === 'object' ? idIn(id) : id))
  return [...new Set(types.filter((type) => type !== null))]
}

const idIn = (raw: unknown): unknown => firstOf(recordIn(raw), 'id', 'type', 'code')
