import { pdfAddress } from '../article/pdf-address.ts'
import { formatRoute } from './format-route.ts'
import { languagePrefix } from './language-prefix.ts'
import { parseRoute } from './parse-route.ts'
import { queryValue, readQuery } from './query.ts'
import { languageIn } from './route-match.ts'
import type { Route } from './route.ts'
import { segmentsOf, splitAddress } from './split-address.ts'

/** Their addresses have their language in the query. */
const membersPages: ReadonlySet<Route['page']> = new Set([
  'account',
  'accountSettings',
  'personal',
  'myAlbums',
])

/**
 * Where an address must lead that has no page of its own: one with a language in front that has no such form,
 * `/zh/login` to `/login?lang=zh`; and the preview of a file, as real portals link it, to the file itself.
 */
export function redirectOf(address: string): string | null {
  const route: Route = parseRoute(address)
  const isOfMembers = membersPages.has(route.page)
  if (isOfMembers && languagePrefix(address) !== null) return formatRoute(route)
  return route.page === 'unknown' ? previewed(address) : null
}

/** `/previewFile?id={articleId}&type=pdf` to the PDF of the article, and any other type to the article. */
function previewed(address: string): string | null {
  const split = splitAddress(address)
  const segments = segmentsOf(split.path)
  if (segments.length !== 1 || segments[0] !== 'previewFile') return null
  const query = readQuery(split.query)
  const id = queryValue(query, 'id')
  if (id === null) return null
  const article = formatRoute({
    page: 'article',
    language: languageIn(query),
    siteId: null,
    by: { kind: 'id', id },
  })
  return /^pdf$/i.test(queryValue(query, 'type') ?? 'pdf') ? pdfAddress(article) : article
}
