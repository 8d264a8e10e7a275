import { mediaTypeOf } from './media-type.ts'

/** The type of a document, a film, a sound or a picture by its content; null for anything else. */
export function contentTypeOf(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 64))
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('ftyp', 4)) return 'video/mp4'
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm'
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return 'audio/wav'
  if (head.startsWith('ID3') || /^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/.test(head)) return 'audio/mpeg'
  return mediaTypeOf(bytes)
}
