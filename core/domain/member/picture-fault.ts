import type { OutgoingFile } from './outgoing-file.ts'
import { validateUpload, type UploadError, type UploadPurpose } from './upload.ts'

/** What is said of a picture that was chosen. */
export type PictureMessage =
  | 'picture.none'
  | 'picture.unreadable'
  | 'picture.failed'
  | `${UploadPurpose}.${UploadError}`

/** In words of ours, or of the server. */
export type PictureFault =
  | { readonly kind: 'message'; readonly message: PictureMessage }
  | { readonly kind: 'words'; readonly words: string }

/** What is wrong with the picture of a form before it is sent; null for nothing (C5.9). */
export function pictureFault(file: OutgoingFile | null, purpose: UploadPurpose): PictureMessage | null {
  if (file === null || file.bytes.length === 0) return 'picture.none'
  const checked = validateUpload(file.bytes, purpose)
  return checked.ok ? null : `${purpose}.${checked.error}`
}
