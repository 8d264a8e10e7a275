import type { Bytes } from '../../bytes/bytes.ts'
import { isUpload } from '../../store/uploads.ts'
import type { StoredFileBytes } from '../../store/file-store.ts'

/** A stored file as an answer. Its id follows from its bytes, so that it never changes; a member's can be gone. */
export const fileBytes = (
  { id, mediaType, size, sha256, read }: StoredFileBytes,
  rest: Partial<Pick<Bytes, 'shown' | 'fileName' | 'onBegun'>> = {},
): Bytes => ({
  mediaType,
  size,
  tag: sha256,
  caching: isUpload(id) ? 'revalidate' : 'immutable',
  content: { files: [String(id)] },
  fileName: '',
  shown: 'inline',
  zips: isText(mediaType) && size >= leastZipped && size <= mostZipped,
  ...rest,
  read,
})

/** Drawings, tables, captions and the like: what was compressed when it was made grows when it is compressed again. */
const isText = (mediaType: string): boolean => /^text\/|[+/](?:xml|json)(?:;|$)/.test(mediaType)

/** Bytes. A shorter text is hardly made shorter; a longer one is sent in pieces, and can be taken up where it broke off. */
const leastZipped = 1_000
const mostZipped = 1024 * 1024
