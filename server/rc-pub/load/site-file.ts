import { err, ok, type Result } from '@xuekan/core'
import { contentTypeOf } from './content-type.ts'
import { fileIdOf } from './save-files.ts'

/** A file that a site's YAML may name. */
export interface SiteFile {
  readonly id: number
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

const mebibyte = 1024 * 1024

/** Bytes that a file of each kind may have. */
const fileSizeLimits: Readonly<Record<string, number>> = {
  image: 10 * mebibyte,
  application: 50 * mebibyte,
  audio: 50 * mebibyte,
  video: 100 * mebibyte,
}

/** Media types by the end of a name, in small letters. */
export const typesByExtension: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
])

/** A file by its name and its content, which have to agree. */
export function siteFileOf(name: string, bytes: Uint8Array): Result<SiteFile, string> {
  const mediaType = typesByExtension.get(/\.([^.]+)$/.exec(name)?.[1] ?? '')
  if (mediaType === undefined) return err(`should end in one of ${[...typesByExtension.keys()].join(', ')}`)
  const limit = fileSizeLimits[mediaType.split('/', 1)[0] ?? ''] ?? 0
  if (bytes.length > limit) return err(`is larger than ${limit / mebibyte} MiB`)
  if (contentTypeOf(bytes) !== mediaType) return err(`does not hold what its name says, ${mediaType}`)
  return ok({ id: fileIdOf(bytes), name, mediaType, bytes })
}
