import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { quickBrotli } from '../http/brotli-options.ts'
import { packWell } from '../http/pack-well.ts'
import type { PageAnswer, PageVisit } from './page-answer.ts'

type RenderedPage = Omit<Extract<PageAnswer, { readonly kind: 'page' }>, 'kind' | 'shared'>

/** What a page was made of, and when. */
export interface PageOrigin {
  /** Version of the content of its sites when it was made. */
  readonly version: string
  /** Milliseconds of a clock that only goes forward. */
  readonly madeAt: number
}

/** Encodings of a page, the smallest first. */
export const pageEncodings = ['br', 'gzip'] as const
export type PageEncoding = (typeof pageEncodings)[number]

/** A rendered page as it is sent. */
export interface StoredPage extends PageOrigin {
  readonly status: number
  readonly language: string
  /** The same HTML in each encoding that is offered, and as it is. */
  readonly bodies: Readonly<Record<PageEncoding | 'identity', Buffer>>
  /** A weak one, since it is that of every encoding. */
  readonly etag: string
  readonly links: string
  readonly sites: readonly string[]
  readonly visit: PageVisit | null
}

export interface PageCache {
  readonly find: (key: string) => StoredPage | undefined
  readonly store: (key: string, page: StoredPage) => void
}

export const storePage = (
  { status, language, html, links = '', sites = [], visit }: RenderedPage,
  origin: PageOrigin,
): StoredPage => {
  const plain = Buffer.from(html)
  return {
    ...origin,
    sites,
    status,
    language,
    links,
    visit,
    bodies: {
      br: brotliCompressSync(plain, quickBrotli(plain.length)),
      gzip: gzipSync(plain, { level: 6 }),
      identity: plain,
    },
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

interface Cached {
  page: StoredPage
  /** Whether somebody has asked for it since room was last made. */
  requested: boolean
  /** Whether it is packed as small as it goes, or is about to be. */
  packedWell: boolean
}

/**
 * Keeps pages up to so many bytes; the oldest go first, unless they have been asked for since room was last made.
 * (Strictly the last asked would need a new order of all pages at every answer.) A page that is asked for again is sent in
 * fewer bytes from then on.
 */
export function createPageCache(maximumBytes: number): PageCache {
  const pages = new Map<string, Cached>()
  let bytes = 0
  const sizeOf = ({ bodies }: StoredPage): number =>
    bodies.br.length + bodies.gzip.length + bodies.identity.length
  const makeRoom = (most: number): void => {
    // what is put back comes up again at the end, then as not asked for
    for (const [key, cached] of pages) {
      if (bytes <= most) return
      pages.delete(key)
      if (cached.requested) {
        cached.requested = false
        pages.set(key, cached)
      } else bytes -= sizeOf(cached.page)
    }
  }
  const repack = async (key: string, cached: Cached): Promise<void> => {
    cached.packedWell = true
    const { bodies } = cached.page
    const br = await packWell(bodies.identity, 10).catch(() => null)
    if (br === null) {
      cached.packedWell = false
      return
    }
    if (pages.get(key) !== cached || br.length >= bodies.br.length) return
    bytes -= bodies.br.length - br.length
    cached.page = { ...cached.page, bodies: { ...bodies, br } }
  }
  return {
    find: (key) => {
      const cached = pages.get(key)
      if (cached === undefined) return undefined
      cached.requested = true
      if (!cached.packedWell) void repack(key, cached)
      return cached.page
    },
    store: (key, page) => {
      const before = pages.get(key)
      if (before !== undefined) bytes -= sizeOf(before.page)
      pages.delete(key)
      const size = sizeOf(page)
      if (size > maximumBytes) return
      makeRoom(maximumBytes - size)
      pages.set(key, { page, requested: false, packedWell: false })
      bytes += size
    },
  }
}
