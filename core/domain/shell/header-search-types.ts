import { siteTraits } from '../site/site-traits.ts'
import type { HeaderConfig, SearchType } from './header-config.ts'

/**
 * The types that a site's search offers: the fixed ones of some short-names, else those of its header (C1.8, C3.7).
 * Tables have no resource id by which a header could name them, so that they come with pictures.
 */
export const headerSearchTypes = (
  { searchTypes }: Pick<HeaderConfig, 'searchTypes'>,
  sld: string,
): readonly SearchType[] =>
  siteTraits(sld).fixedSearchTypes ?? [
    ...new Set(searchTypes.flatMap((type): SearchType[] => (type === 'picture' ? [type, 'table'] : [type]))),
  ]
