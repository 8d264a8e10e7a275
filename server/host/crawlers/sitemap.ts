import { setImmediate as otherWork } from 'node:timers/promises'
import { uiLanguages, type UiLanguage } from '@xuekan/core'
import { escapeAttribute } from '@xuekan/core/content'

/** One page of a site, in each language. */
export interface SitemapPage {
  /** Absolute addresses. */
  readonly urls: Readonly<Record<UiLanguage, string>>
  /** ISO day; '' for none. */
  readonly changedOn: string
}

export interface Sitemap {
  /** Scheme and host. */
  readonly origin: string
  /** What readers of other languages are shown. */
  readonly defaultLanguage: UiLanguage
  readonly length: number
  readonly page: (at: number) => SitemapPage
}

/** What a sitemap in one file may hold (sitemaps.org). */
export interface SitemapLimits {
  readonly addresses: number
  readonly bytes: number
}
export const standardLimits: SitemapLimits = { addresses: 50_000, bytes: 52_428_800 }

/** Pages from one up to another, which is not among them, and the newest change of these. */
export interface SitemapPart {
  readonly from: number
  readonly to: number
  readonly changedOn: string
}

/** Pages that are printed at once, between which others have their turn. */
const pagesAtOnce = 200

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const foot = '</urlset>\n'

/** A page's two addresses, each of which names both and the one for other languages. */
function printPage({ urls, changedOn }: SitemapPage, fallback: UiLanguage): string {
  const alternates = [
    ...uiLanguages.map((one) => [one, urls[one]] as const),
    ['x-default', urls[fallback]] as const,
  ]
    .map(
      ([hreflang, url]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(url)}"/>`,
    )
    .join('')
  const lastmod = changedOn === '' ? '' : `<lastmod>${changedOn}</lastmod>`
  return uiLanguages
    .map((one) => `<url><loc>${escapeAttribute(urls[one])}</loc>${lastmod}${alternates}</url>\n`)
    .join('')
}

/** Few files that hold a sitemap in order, one of them at the least. Lets others have their turn. */
export async function partsOf(
  sitemap: Sitemap,
  limits: SitemapLimits = standardLimits,
): Promise<readonly SitemapPart[]> {
  const parts: SitemapPart[] = []
  let part: SitemapPart = { from: 0, to: 0, changedOn: '' }
  let bytes = head.length + foot.length
  for (let at = 0; at < sitemap.length; at += 1) {
    if (at % pagesAtOnce === 0) await otherWork()
    const page = sitemap.page(at)
    const size = Buffer.byteLength(printPage(page, sitemap.defaultLanguage))
    const isFull = (at + 1 - part.from) * uiLanguages.length > limits.addresses || bytes + size > limits.bytes
    if (isFull && part.to > part.from) {
      parts.push(part)
      part = { from: at, to: at, changedOn: '' }
      bytes = head.length + foot.length
    }
    bytes += size
    part = {
      ...part,
      to: at + 1,
      changedOn: page.changedOn > part.changedOn ? page.changedOn : part.changedOn,
    }
  }
  return [...parts, part]
}

/** One file, in pieces: whoever sends it holds one of them at a time. */
export function* printPart(sitemap: Sitemap, { from, to }: SitemapPart): Generator<string> {
  yield head
  yield* inPieces(from, to, (at) => printPage(sitemap.page(at), sitemap.defaultLanguage))
  yield foot
}

/** The index of many files. */
export const printIndex = ({ origin }: Sitemap, parts: readonly SitemapPart[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(({ changedOn }, at) => {
      const lastmod = changedOn === '' ? '' : `<lastmod>${changedOn}</lastmod>`
      return `<sitemap><loc>${escapeAttribute(`${origin}/sitemap-${at + 1}.xml`)}</loc>${lastmod}</sitemap>`
    }),
    '</sitemapindex>\n',
  ].join('\n')

/** One address a line, the first ones where there are more than one file may hold: this form has no index. */
export function* printText(sitemap: Sitemap, limits: SitemapLimits = standardLimits): Generator<string> {
  let bytes = 0
  const most = Math.min(sitemap.length, Math.floor(limits.addresses / uiLanguages.length))
  yield* inPieces(0, most, (at) => {
    const { urls } = sitemap.page(at)
    const lines = uiLanguages.map((one) => `${urls[one]}\n`).join('')
    bytes += Buffer.byteLength(lines)
    return bytes > limits.bytes ? '' : lines
  })
}

function* inPieces(from: number, to: number, print: (at: number) => string): Generator<string> {
  for (let at = from; at < to; at += pagesAtOnce) {
    let piece = ''
    for (let one = at; one < Math.min(at + pagesAtOnce, to); one += 1) piece += print(one)
    yield piece
  }
}
