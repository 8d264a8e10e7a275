import { siteTraits } from '../site/site-traits.ts'
import type { HeaderConfig, SearchType } from './header-config.ts'

/** The types that a site's search offers: the fixed ones of some short-names, else those of its header (C1.8, C3.7). */
export const headerSearchTypes = (header: HeaderConfig, sld: string): readonly SearchType[] =>
  siteTraits(sld).fixedSearchTypes ?? header.searchTypes
