import type { Queryable } from '../../store/database.ts'
import { data, readId, refused, type HandlersOf } from '../call-handler.ts'

interface FileRow {
  readonly sha256: string
  readonly mediaType: string
  readonly size: number
}

/** C7.10: the bytes of a stored file. Its id follows from its bytes, so it never changes. */
export const fileHandlers: HandlersOf<'file'> = {
  file: async ({ database, parameter }) => {
    const id = readId(parameter('id')) ?? -1
    const [file] = await database.query<FileRow>(
      'select sha256, media_type as "mediaType", length(bytes) as size from file where id = $1',
      [id],
    )
    if (file === undefined) return refused(404, '文件不存在', 'There is no such file.')
    const { sha256, mediaType, size } = file
    return data({
      mediaType,
      size,
      tag: sha256,
      caching: 'immutable',
      fileName: '',
      shown: 'inline',
      read: (from, to) => readPart(database, id, from, to),
    })
  },
}

async function readPart(database: Queryable, id: number, from: number, to: number): Promise<Uint8Array> {
  const [part] = await database.query<{ bytes: Uint8Array }>(
    'select substring(bytes from $2::int for $3::int) as bytes from file where id = $1',
    [id, from + 1, to - from],
  )
  return part?.bytes ?? new Uint8Array()
}
