import { writtenText } from '../article/written-text.ts'
import { localise } from '../language/localized.ts'
import { openSearchAddress, openSearchType, searchName } from '../library/open-search.ts'
import type { HeadInput } from './head-input.ts'
import type { HeadLink } from './head-model.ts'

/**
 * Where browsers learn to search a site, the same on all of its pages. null for no site, and for one that is read on the
 * host of another one, which describes its own search.
 */
export function searchLinkOf({
  shell,
  language,
  host,
}: Pick<HeadInput, 'shell' | 'language' | 'host'>): HeadLink | null {
  const { id, name } = shell.site
  if (id === '' || (host !== undefined && host.siteId !== id)) return null
  const title = searchName(writtenText(localise(name, language)))
  return { rel: 'search', href: openSearchAddress(language), type: openSearchType, title }
}
