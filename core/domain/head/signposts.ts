import { citeAsUrl } from '../article/doi.ts'
import { pdfAddress } from '../article/pdf-address.ts'
import type { Article } from '../article/article.ts'
import { webLink } from '../channel/web-link.ts'
import { exportAddress } from '../citation/export-address.ts'
import { printQuery } from '../route/query.ts'
import { escapeText } from '../route/escape.ts'
import { articleRoute } from '../article/article-route.ts'
import { issueRoute } from '../issue/issue-route.ts'
import { writtenForms, type WrittenForm } from '../negotiation/described-types.ts'
import { canonicalUrl, urlBeside } from './canonical-route.ts'
import type { HeadInput } from './head-input.ts'

/** A typed link from the page of an article, an issue or a journal, for machines (Signposting, FAIR levels 1 and 2). */
export interface Signpost {
  readonly rel:
    | 'cite-as'
    | 'type'
    | 'item'
    | 'describedby'
    | 'license'
    | 'author'
    | 'linkset'
    | 'collection'
    | 'describes'
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

/** The signposts of the page of an article, an issue or a journal; none on other pages. */
export function signpostsOf(input: HeadInput): readonly Signpost[] {
  const { content = null, language } = input
  const page = content === null ? '' : canonicalUrl({ ...input, content }, language)
  const form = (as: WrittenForm) => ({
    href: writtenAddress(page, as),
    type: writtenForms.find((each) => each.as === as)?.type ?? '',
  })
  const jsonLd = { rel: 'describedby', ...form('json-ld') } as const
  const linkset = { rel: 'linkset', ...form('linkset') } as const
  if (content?.page === 'article') {
    const [described, authors] = articleSignposts(input, content.content.article, page)
    const cslJson = { rel: 'describedby', ...form('csl-json') } as const
    return [...described, cslJson, jsonLd, linkset, ...authors]
  }
  if (content?.page === 'issue') {
    const home = urlBeside(input, { page: 'home', language, site: null }, language)
    return [
      { rel: 'type', href: 'https://schema.org/PublicationIssue' },
      { rel: 'collection', href: home, type: 'text/html' },
      ...content.content.sections
        .flatMap(({ articles }) => articles)
        .map((article) => pageItem(urlBeside(input, articleRoute(article, language), language))),
      jsonLd,
      linkset,
    ]
  }
  if (content?.page === 'home' && content.content.journal !== null) {
    const { latestIssue } = content.content.journal
    return [
      { rel: 'type', href: 'https://schema.org/Periodical' },
      ...(latestIssue === null
        ? []
        : [pageItem(urlBeside(input, issueRoute({ id: '', ...latestIssue }, language), language))]),
      jsonLd,
      linkset,
    ]
  }
  return []
}

const pageItem = (href: string): Signpost => ({ rel: 'item', href, type: 'text/html' })

/** Where a description of the page at an absolute address is written, on the same host. */
function writtenAddress(page: string, as: WrittenForm): string {
  const [origin = ''] = /^https?:\/\/[^/]*/i.exec(page) ?? []
  const query = printQuery([
    ['as', as],
    ['page', page.slice(origin.length) || '/'],
  ])
  return `${origin}/metadata?${query}`
}

/** A demonstration DOI has no cite-as, since it would not lead back to the page. Authors may be hundreds: they come apart. */
function articleSignposts(
  { host, language, origin: own }: HeadInput,
  article: Article,
  page: string,
): readonly [described: readonly Signpost[], authors: readonly Signpost[]] {
  const origin = host?.origin ?? own
  const citeAs = citeAsUrl(article.doi)
  const license = webLink(article.license?.url) ?? ''
  return [
    [
      ...(citeAs === '' ? [] : [{ rel: 'cite-as', href: citeAs } as const]),
      { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
      { rel: 'type', href: 'https://schema.org/AboutPage' },
      ...(article.hasPdf ? [{ rel: 'item', href: pdfAddress(page), type: 'application/pdf' } as const] : []),
      ...(/^https?:/i.test(license) ? [{ rel: 'license', href: license } as const] : []),
      { rel: 'describedby', href: origin + metadataAddress(article, language), type: 'application/xml' },
      ...descriptions.map(
        ([name, type]) =>
          ({
            rel: 'describedby',
            href: origin + (exportAddress({ name }, [article], language) ?? ''),
            type,
          }) as const,
      ),
    ],
    article.contributors.flatMap(({ orcid }) =>
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
 * Signposts as a Link header (RFC 8288), in printable ASCII. Where that would be longer than `most` characters, as for an
 * article of a hundred authors or an issue, the way to the set of all links stands alone, so that no server refuses it.
 */
export function printSignposts(signposts: readonly Signpost[], most = longestHeader): string {
  const header = printLinks(signposts)
  return header.length <= most ? header : printLinks(signposts.filter(({ rel }) => rel === 'linkset'))
}

const printLinks = (signposts: readonly Signpost[]): string =>
  signposts
    .map(
      ({ rel, href, type }) =>
        `<${href.replace(unprintable, escapeText)}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`,
    )
    .join(', ')

const unprintable = /[^\x21-\x7e]|[<>"\\^`{|}]/gu
