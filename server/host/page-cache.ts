import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PageAnswer, PageVisit } from './page-answer.ts'

type RenderedPage = Omit<Extract<PageAnswer, { readonly kind: 'page' }>, 'kind' | 'shared'>

/** A rendered page as it is sent. */
export interface StoredPage {
  readonly status: number
  readonly language: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly etag: string
  readonly visit: PageVisit | null
}

export interface PageCache {
  readonly find: (key: string) => StoredPage | undefined
  readonly keep: (key: string, page: StoredPage) => void
}

export const storePage = ({ status, language, html, visit }: RenderedPage): StoredPage => {
  const plain = Buffer.from(html)
  return {
    status,
    language,
    visit,
    plain,
    gzip: gzipSync(plain, { level: 6 }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

interface Kept {
  readonly page: StoredPage
  /** Whether somebody has asked for it since room was last made. */
  asked: boolean
}

/**
 * Keeps pages up to so many bytes; the oldest go first, unless they have been asked for since room was last made.
 * (Strictly the last asked would need a new order of all pages at every answer.)
 */
export function createPageCache(maximumBytes: number): PageCache {
  const pages = new Map<string, Kept>()
  let bytes = 0
  const sizeOf = (page: StoredPage): number => page.plain.length + page.gzip.length
  const makeRoom = (most: number): void => {
    // what is put back comes up again at the end, then as not asked for
    for (const [key, { page, asked }] of pages) {
      if (bytes <= most) return
      pages.delete(key)
      if (asked) pages.set(key, { page, asked: false })
      else bytes -= sizeOf(page)
    }
  }
  return {
    find: (key) => {
      const kept = pages.get(key)
      if (kept === undefined) return undefined
      kept.asked = true
      return kept.page
    },
    keep: (key, page) => {
      const before = pages.get(key)
      if (before !== undefined) bytes -= sizeOf(before.page)
      pages.delete(key)
      const size = sizeOf(page)
      if (size > maximumBytes) return
      makeRoom(maximumBytes - size)
      pages.set(key, { page, asked: false })
      bytes += size
    },
  }
}
