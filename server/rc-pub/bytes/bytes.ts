import { createHash } from 'node:crypto'
import type { AnswerContent } from '@xuekan/core/route'

/** What a call answers that is no JSON: a file, a download, a feed. */
export interface Bytes {
  /** What is streamed is another kind. */
  readonly kind?: undefined
  readonly mediaType: string
  /** Number of bytes. */
  readonly size: number
  /** The bytes from `from` up to, not with, `to`. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>
  /** Changes with the bytes; without quotes. */
  readonly tag: string
  /** Whether the tag is the same for bytes that say the same, such as at another time: then no parts of them are sent. */
  readonly isWeak?: boolean
  /** immutable: this address never answers anything else. revalidate: kept, and asked for again each time. never: kept by nobody. */
  readonly caching: 'immutable' | 'revalidate' | 'never'
  /** What they are made of, for caches on the way; nothing that changes without it. */
  readonly content?: AnswerContent
  /** Suggested name; '' leaves it to the address. */
  readonly fileName: string
  /** Whether search engines are asked to leave it out of their results. */
  readonly unlisted?: boolean
  /** Whether it is sent compressed to whom takes it so: a text that is worth it, in one piece. */
  readonly zips?: boolean
  /** Whether a browser saves it or shows it. */
  readonly shown: 'inline' | 'attachment'
  /** Told when the beginning of the bytes is sent to somebody: once for a whole answer, not for later ranges. */
  readonly onBegun?: () => void
}

/** Bytes that are all in memory; their tag is their hash unless one is known. */
export function bytesInMemory(
  bytes: Uint8Array,
  rest: Omit<Bytes, 'size' | 'read' | 'tag'> & { readonly tag?: string },
): Bytes {
  return {
    tag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    ...rest,
    size: bytes.byteLength,
    read: async (from, to) => bytes.subarray(from, to),
  }
}
