import type { SearchType } from '../shell/header-config.ts'

/** What some sites have by their short-name alone (C1.8 to C1.10, C9.4). */
export interface SiteTraits {
  readonly languageDropdown: boolean
  /** The search types that replace those of the header config; null for sites without such a rule. */
  readonly fixedSearchTypes: readonly SearchType[] | null
  readonly tallerHeader: boolean
  readonly subscriptionPhone: boolean
  /** Width of the navigation in CSS pixels; null where the header style decides. */
  readonly navigationWidth: number | null
}

const entrances = ['entest01', 'entest04', 'emf']
const tallHeaders = ['syhg', 'gzxb', 'yhy']
const subscriptionPhones = ['gjjj']

const entranceSearchTypes = ['article', 'picture', 'audio', 'video'] as const satisfies readonly SearchType[]

export function siteTraits(sld: string): SiteTraits {
  const name = sld.toLowerCase()
  const entrance = entrances.includes(name)
  return {
    languageDropdown: entrance,
    fixedSearchTypes: entrance ? entranceSearchTypes : null,
    tallerHeader: tallHeaders.includes(name),
    subscriptionPhone: subscriptionPhones.includes(name),
    navigationWidth: entrance ? 1000 : null,
  }
}
