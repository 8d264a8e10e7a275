import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A rendered page as it is sent. */
export interface StoredPage {
  readonly status: number
  readonly language: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

export interface PageCache {
  readonly find: (key: string) => StoredPage | undefined
  readonly keep: (key: string, page: StoredPage) => void
}

export const storePage = (status: number, language: string, html: string): StoredPage => {
  const plain = Buffer.from(html)
  return {
    status,
    language,
    plain,
    gzip: gzipSync(plain, { level: 6 }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

/** Keeps the pages that were asked for last, up to so many bytes. */
export function createPageCache(maximumBytes: number): PageCache {
  const pages = new Map<string, StoredPage>()
  let bytes = 0
  const sizeOf = (page: StoredPage): number => page.plain.length + page.gzip.length
  const forget = (key: string): void => {
    const page = pages.get(key)
    if (page === undefined) return
    pages.delete(key)
    bytes -= sizeOf(page)
  }
  return {
    find: (key) => {
      const page = pages.get(key)
      if (page === undefined) return undefined
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep: (key, page) => {
      forget(key)
      pages.set(key, page)
      bytes += sizeOf(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maximumBytes) break
        forget(oldest)
      }
    },
  }
}
