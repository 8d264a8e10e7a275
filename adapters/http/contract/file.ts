import { getBytes, post } from './endpoint.ts'
import { integer, record, text } from './shape.ts'

/** A file that has been stored: `url` is where its bytes are answered, `size` counts them. */
const uploadAnswer = record({ id: text, name: text, mediaType: text, size: integer, url: text })

/** C7.10, C7.14: stored files. */
export const fileEndpoints = {
  file: getBytes('files/get', ['id'], {
    origin: 'known',
    summary: 'The bytes of a stored file; ranges and validators as HTTP has them.',
  }),
  fileById: getBytes('files/{id}', [], {
    origin: 'known',
    summary: 'The bytes of a stored file, as `files/get` answers them.',
  }),
  fileDownload: getBytes('files/download', ['id'], {
    origin: 'known',
    summary: 'The bytes of a stored file to be saved under its name.',
  }),
  filePreview: getBytes('files/preview', ['id'], {
    origin: 'chosen',
    summary:
      'A stored picture as a JPEG of 1200 by 630 pixels, whole and on white, for sites that show links.',
  }),
  /** The file is the first one of a form, or the body itself. Its type is decided by its content (C5.9). */
  fileUpload: post('files/fileUpload', ['purpose', 'fileName'], uploadAnswer, {
    origin: 'known',
    takes: 'file',
    summary: 'Stores a picture of a member: a photo, or the cover of an album.',
  }),
} as const
