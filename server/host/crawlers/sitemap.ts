import { uiLanguages, type UiLanguage } from '@xuekan/core'
import { escapeAttribute } from '@xuekan/core/content'

/** One page of a site, in each language. */
export interface SitemapPage {
  /** Absolute addresses. */
  readonly urls: Readonly<Record<UiLanguage, string>>
  /** ISO 8601: a day, or a time in UTC to the second; '' for none. */
  readonly changedOn: string
}

export interface Sitemap {
  /** Scheme and host. */
  readonly origin: string
  /** What readers of other languages are shown. */
  readonly defaultLanguage: UiLanguage
  readonly length: number
  /** The pages from one up to another, which is not among them: `pagesAtOnce` of them at most. */
  readonly pages: (from: number, to: number) => Promise<readonly SitemapPage[]>
  /** Keeps the pages readable until what is returned is called. */
  readonly hold: () => () => void
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

/** Pages that are read and printed at once, between which others have their turn. */
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

/** Few files that hold a sitemap in order, one of them at the least. */
export async function partsOf(
  sitemap: Sitemap,
  limits: SitemapLimits = standardLimits,
): Promise<readonly SitemapPart[]> {
  const parts: SitemapPart[] = []
  let [from, to, changedOn, bytes] = [0, 0, '', head.length + foot.length]
  for await (const pages of inRuns(sitemap, 0, sitemap.length))
    for (const page of pages) {
      const size = Buffer.byteLength(printPage(page, sitemap.defaultLanguage))
      const isFull = (to + 1 - from) * uiLanguages.length > limits.addresses || bytes + size > limits.bytes
      if (isFull && to > from) {
        parts.push({ from, to, changedOn })
        ;[from, changedOn, bytes] = [to, '', head.length + foot.length]
      }
      bytes += size
      to += 1
      if (page.changedOn > changedOn) changedOn = page.changedOn
    }
  return [...parts, { from, to, changedOn }]
}

/** One file, in pieces: whoever sends it holds one of them at a time. */
export async function* printPart(sitemap: Sitemap, { from, to }: SitemapPart): AsyncGenerator<string> {
  yield head
  for await (const pages of inRuns(sitemap, from, to))
    yield pages.map((page) => printPage(page, sitemap.defaultLanguage)).join('')
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
export async function* printText(
  sitemap: Sitemap,
  limits: SitemapLimits = standardLimits,
): AsyncGenerator<string> {
  const most = Math.min(sitemap.length, Math.floor(limits.addresses / uiLanguages.length))
  let bytes = 0
  for await (const pages of inRuns(sitemap, 0, most)) {
    let piece = ''
    for (const { urls } of pages) {
      const lines = uiLanguages.map((one) => `${urls[one]}\n`).join('')
      bytes += Buffer.byteLength(lines)
      if (bytes <= limits.bytes) piece += lines
    }
    yield piece
  }
}

/** The pages of a stretch in runs that do not straddle two blocks of them, and readable to its end. */
async function* inRuns(sitemap: Sitemap, from: number, to: number): AsyncGenerator<readonly SitemapPage[]> {
  const release = sitemap.hold()
  try {
    for (let at = from; at < to;) {
      const next = Math.min(to, at - (at % pagesAtOnce) + pagesAtOnce)
      yield await sitemap.pages(at, next)
      at = next
    }
  } finally {
    release()
  }
}
