import { citeAsUrl } from '../article/doi.ts'
import { pdfAddress } from '../article/pdf-address.ts'
import type { Article } from '../article/article.ts'
import { webLink } from '../channel/web-link.ts'
import { exportAddress } from '../citation/export-address.ts'
import { printQuery } from '../route/query.ts'
import { escapeText } from '../route/escape.ts'
import { canonicalUrl } from './canonical-route.ts'
import type { HeadInput } from './head-input.ts'

/** A typed link from an article's page, for machines (Signposting, FAIR level 1). */
export interface Signpost {
  readonly rel: 'cite-as' | 'type' | 'item' | 'describedby' | 'license' | 'author'
  /** Absolute. */
  readonly href: string
  /** Media type of what it leads to. */
  readonly type?: string
}

/** Where the description of an article is had in each of these forms. */
const descriptions = [
  ['BibTeX', 'application/x-bibtex'],
  ['RefMan', 'application/x-research-info-systems'],
] as const

/**
 * The signposts of an article's page; none on other pages. A demonstration DOI has no cite-as, since it would not lead
 * back to the page.
 */
export function signpostsOf(input: HeadInput): readonly Signpost[] {
  const { content = null, host, language } = input
  if (content?.page !== 'article') return []
  const { article } = content.content
  const origin = host?.origin ?? input.origin
  const page = canonicalUrl({ ...input, content }, language)
  const citeAs = citeAsUrl(article.doi)
  const license = webLink(article.license?.url) ?? ''
  return [
    ...(citeAs === '' ? [] : [{ rel: 'cite-as', href: citeAs } as const]),
    { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
    { rel: 'type', href: 'https://schema.org/AboutPage' },
    ...(article.hasPdf ? [{ rel: 'item', href: pdfAddress(page), type: 'application/pdf' } as const] : []),
    { rel: 'describedby', href: origin + metadataAddress(article, language), type: 'application/xml' },
    ...descriptions.map(
      ([name, type]) =>
        ({
          rel: 'describedby',
          href: origin + (exportAddress({ name }, [article], language) ?? ''),
          type,
        }) as const,
    ),
    ...(/^https?:/i.test(license) ? [{ rel: 'license', href: license } as const] : []),
    ...article.contributors.flatMap(({ orcid }) =>
      orcid === '' ? [] : [{ rel: 'author', href: `https://orcid.org/${orcid}` } as const],
    ),
  ]
}

const metadataAddress = ({ id }: Article, language: string): string =>
  `/rc-pub/front/front-article/download?${printQuery([
    ['id', id],
    ['attachType', 'metaxml'],
    ['language', language],
  ])}`

/** Servers in front of a portal take headers of a few kilobytes in all. */
const longestHeader = 2_000

/**
 * Signposts as a Link header (RFC 8288), in printable ASCII. What would make it longer than `most` characters is left
 * out, so that an article of a hundred authors is not refused by a server on the way.
 */
export function printSignposts(signposts: readonly Signpost[], most = longestHeader): string {
  let header = ''
  for (const { rel, href, type } of signposts) {
    const link = `<${href.replace(unprintable, escapeText)}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`
    const longer = header === '' ? link : `${header}, ${link}`
    if (longer.length <= most) header = longer
  }
  return header
}

const unprintable = /[^\x21-\x7e]|[<>"\\^`{|}]/gu
