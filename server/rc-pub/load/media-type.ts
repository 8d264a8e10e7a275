const signatures: readonly (readonly [mediaType: string, at: number, text: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
]

/** The type of a picture by its content, whatever its name says; null for anything but the pictures that browsers show. */
export function mediaTypeOf(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1_000))
  const known = signatures.find(([, at, text]) => head.startsWith(text, at))
  if (known !== undefined) return known[0]
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^>]*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(
    head,
  )
    ? 'image/svg+xml'
    : null
}
