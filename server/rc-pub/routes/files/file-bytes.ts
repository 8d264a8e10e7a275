import type { Bytes } from '../../bytes/bytes.ts'
import type { StoredFileBytes } from '../../store/file-store.ts'

/** A stored file as an answer. Its id follows from its bytes, so that it never changes. */
export const fileBytes = (
  { id, mediaType, size, sha256, read }: StoredFileBytes,
  rest: Partial<Pick<Bytes, 'shown' | 'fileName' | 'onBegun'>> = {},
): Bytes => ({
  mediaType,
  size,
  tag: sha256,
  caching: 'immutable',
  content: { files: [String(id)] },
  fileName: '',
  shown: 'inline',
  ...rest,
  read,
})
