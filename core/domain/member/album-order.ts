import { listPageSize } from '../page/list-page.ts'
import { albumLimits } from './personal-album.ts'

/**
 * The articles of an album once others are put at a place, from 1: each stands once, what is put there stands together,
 * and the others keep their order. Without a place what is new comes last and the rest stays where it is. null where
 * they would be too many.
 */
export function placeInAlbum<Id>(
  articles: readonly Id[],
  added: readonly Id[],
  place: number | null,
): readonly Id[] | null {
  const distinct = new Set(added)
  const others = articles.filter((id) => !distinct.has(id))
  const at = Math.max(0, (place ?? 1) - 1)
  const placed =
    place === null
      ? [...new Set([...articles, ...added])]
      : [...others.slice(0, at), ...distinct, ...others.slice(at)]
  return placed.length > albumLimits.articles ? null : placed
}

/** Where an article goes by one step; null at that end of the album. */
export interface AlbumSteps {
  readonly up: number | null
  readonly down: number | null
}

/**
 * The steps of each article on a page of an album, by their places: past the one that is shown beside it, however many are
 * withdrawn between the two. Law: a step changes the places of two neighbours.
 */
export const albumSteps = (
  places: readonly number[],
  { page, total }: { readonly page: number; readonly total: number },
): readonly AlbumSteps[] =>
  places.map((place, at) => ({
    up: place > 1 ? (places[at - 1] ?? place - 1) : null,
    down: (page - 1) * listPageSize + at + 1 < total ? (places[at + 1] ?? place + 1) : null,
  }))
