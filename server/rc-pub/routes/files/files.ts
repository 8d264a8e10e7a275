import type { Bytes } from '../../bytes/bytes.ts'
import {
  data,
  readId,
  refused,
  type BytesContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'
import { fileBytes } from './file-bytes.ts'

const noSuchFile = refused(404, '文件不存在', 'There is no such file.')

/** C7.10, C7.14: the bytes of a stored file, to be shown or saved. An id is a number: no path leads anywhere. */
export const fileHandlers: HandlersOf<'file' | 'fileById' | 'fileDownload'> = {
  file: (context) => found(context, 'inline'),
  fileById: (context) => found(context, 'inline'),
  fileDownload: (context) => found(context, 'attachment'),
}

async function found({ files, parameter }: BytesContext, shown: Bytes['shown']): Promise<Outcome<Bytes>> {
  const file = await files.find(readId(parameter('id')))
  if (file === null) return noSuchFile
  const fileName = shown === 'attachment' ? file.name || `file-${file.id}` : ''
  return data(fileBytes(file, { shown, fileName }))
}
