import type { PixelSize } from './png-size.ts'

/** How large the preview of a picture is: what other sites show beside a link is about twice as wide as high. */
export const previewSize: PixelSize = { width: 1200, height: 630 }

const stored = /^(.*\/rc-pub\/front\/files\/)get(\?id=\d+)$/

/**
 * The address of a stored picture as a JPEG of `previewSize`, which sites show that show no drawings; '' for any other
 * address. Law: it names the same file.
 */
export const previewAddress = (pictureUrl: string): string =>
  stored.test(pictureUrl) ? pictureUrl.replace(stored, '$1preview$2') : ''
