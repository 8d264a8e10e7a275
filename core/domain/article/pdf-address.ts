import { parseRoute } from '../route/parse-route.ts'
import type { ArticleRoute } from '../route/route.ts'
import { joinAddress, splitAddress } from '../route/split-address.ts'

/** The address of the PDF that lies beside an article's page, in its language: `/zh/article/123.pdf` (C9.12). */
export function pdfAddress(articleAddress: string): string {
  const split = splitAddress(articleAddress)
  return joinAddress({ ...split, path: `${split.path}.pdf` })
}

/**
 * The article whose PDF an address names; null for every other address. A query does not matter.
 * Law: `readPdfAddress(pdfAddress(formatRoute(route)))` is `route` for every route of an article.
 */
export function readPdfAddress(address: string): ArticleRoute | null {
  const { path } = splitAddress(address)
  if (!/\.pdf$/i.test(path)) return null
  const route = parseRoute(path.slice(0, -'.pdf'.length))
  return route.page === 'article' ? route : null
}
