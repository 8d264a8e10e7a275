import { bytesInMemory, type Bytes } from '../../bytes/bytes.ts'
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
export const fileHandlers: HandlersOf<'file' | 'fileById' | 'fileDownload' | 'filePreview'> = {
  file: (context) => found(context, 'inline'),
  fileById: (context) => found(context, 'inline'),
  fileDownload: (context) => found(context, 'attachment'),
  filePreview: previewed,
}

const notDrawn = {
  ...refused(503, '暂时无法生成预览图', 'The preview cannot be made now.'),
  retryAfter: 30,
}

async function previewed({ picturePreview, parameter }: BytesContext): Promise<Outcome<Bytes>> {
  const id = readId(parameter('id'))
  const preview = id === null ? null : await picturePreview(id)
  if (id === null || preview === null) return noSuchFile
  if (!preview.ok) return preview.error === 'no-picture' ? noSuchFile : notDrawn
  return data(
    bytesInMemory(preview.value, {
      mediaType: 'image/jpeg',
      caching: 'immutable',
      content: { files: [String(id)] },
      fileName: '',
      shown: 'inline',
    }),
  )
}

async function found({ files, parameter }: BytesContext, shown: Bytes['shown']): Promise<Outcome<Bytes>> {
  const file = await files.find(readId(parameter('id')))
  if (file === null) return noSuchFile
  const fileName = shown === 'attachment' ? file.name || `file-${file.id}` : ''
  return data(fileBytes(file, { shown, fileName }))
}
