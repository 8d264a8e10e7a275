import { leavesSite, safeLink } from '../channel/safe-link.ts'
import { unescapeText } from '../route/escape.ts'
import { present } from '../text/present.ts'
import { parseDoi } from './doi.ts'

/** Where an article stands elsewhere (C3.13). */
export interface ArticleSource {
  /** http or https. */
  readonly url: string
  /** What that place calls itself, else its host; never ''. */
  readonly name: string
}

/**
 * Where an article stands elsewhere, as an rc-pub tells it (`vasDocLink`, `vasDocsource`, C3.13). Laws: null but for
 * addresses of the web, and for that of the article's own DOI, which the page shows already; the name is never blank.
 */
export function articleSource(link: unknown, name: unknown, doi: string): ArticleSource | null {
  const url = safeLink(link)
  if (url === null || !leavesSite(url) || isAddressOf(url, doi)) return null
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? url
  return { url, name: present(name) || host }
}

/** Whether an address is that under which a DOI resolves, in any letter case, escaped or not. */
function isAddressOf(url: string, doi: string): boolean {
  if (!/^https?:\/\/(?:dx\.)?doi\.org\//i.test(url)) return false
  const [own, named] = [doi, unescapeText(url)].map(parseDoi)
  return own?.ok === true && named?.ok === true && own.value.toLowerCase() === named.value.toLowerCase()
}
