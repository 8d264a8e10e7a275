import { err, ok, type Result } from '../result.ts'
import { imageTypeOf, type ImageType } from './image-type.ts'

const mebibyte = 1024 * 1024

/** What each upload takes: the types, and the largest size in bytes, itself included (C5.9). */
export const uploadRules = {
  /** Strictly under 5 MiB. */
  photo: { types: ['jpg', 'png', 'bmp'], largest: 5 * mebibyte - 1 },
  /** At most 3 MiB. */
  cover: { types: ['jpg', 'png'], largest: 3 * mebibyte },
} as const satisfies Record<string, { readonly types: readonly ImageType[]; readonly largest: number }>

export type UploadPurpose = keyof typeof uploadRules
export const uploadPurposes = Object.keys(uploadRules) as readonly UploadPurpose[]
export type UploadError = 'wrongType' | 'tooLarge'

/** The type of an upload, decided by its content and never by a file name, where its purpose takes it (C5.9). */
export function validateUpload(bytes: Uint8Array, purpose: UploadPurpose): Result<ImageType, UploadError> {
  const { types, largest } = uploadRules[purpose]
  const found = imageTypeOf(bytes)
  const type = types.find((one) => one === found)
  if (type === undefined) return err('wrongType')
  return bytes.length > largest ? err('tooLarge') : ok(type)
}
