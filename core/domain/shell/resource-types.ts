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
export const searchTypeOf = (raw: string): SearchType | null => {
  const text = raw.trim()
  const name = text.toLowerCase()
  return typesById.get(text) ?? olderNames.get(name) ?? searchTypes.find((type) => type === name) ?? null
}

/** The search types of resource ids with semicolons between (C3.2, C3.7). In order, each once; what is no type is left out. */
export const searchTypesOf = (ids: string): readonly SearchType[] => {
  const types = splitSemicolons(ids).map(searchTypeOf)
  return [...new Set(types.filter((type) => type !== null))]
}
