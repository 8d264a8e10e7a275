import { headerSearchTypes, type SearchType, type SiteShell } from '@xuekan/core/site'

/** The types that the site of a page offers to search for (C3.2, C3.7). */
export const offeredTypes = ({ header, site }: SiteShell): readonly SearchType[] =>
  headerSearchTypes(header, site.sld)
