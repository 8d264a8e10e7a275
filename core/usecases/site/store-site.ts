import type { NavigationLists } from '../../domain/storage/navigation-lists.ts'
import type { Site, SiteId } from '../../domain/site/site.ts'
import type { StoredValue } from '../../ports/stored-value.ts'

/** Where a tab keeps which site it reads (C3.19). */
export interface SiteMemory {
  readonly datanav: StoredValue<NavigationLists | null>
  readonly sld: StoredValue<string | null>
  readonly siteId: StoredValue<SiteId | null>
  readonly dsld: StoredValue<string | null>
}

export interface SiteToStore {
  readonly site: Pick<Site, 'id' | 'sld'>
  /** The short-name that the tab's host stands for; null where its name is a domain of the site's own. */
  readonly hostSld: string | null
  readonly lists: Omit<NavigationLists, 'siteId'>
}

/** Keeps for this tab which site it reads and its navigation lists (C3.16, C3.19). A page without a site changes nothing. */
export function storeSite(memory: SiteMemory, { site, hostSld, lists }: SiteToStore): void {
  if (site.id === '') return
  memory.datanav.change(() => ({ ...lists, siteId: site.id }))
  memory.sld.change(() => site.sld)
  memory.siteId.change(() => site.id)
  memory.dsld.change(() => hostSld)
}
