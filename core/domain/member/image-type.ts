export const imageTypes = ['jpg', 'png', 'bmp'] as const
export type ImageType = (typeof imageTypes)[number]

const signatures = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  bmp: [0x42, 0x4d],
} as const satisfies Record<ImageType, readonly number[]>

/** Where the size of a bitmap's second header stands, and the sizes that there are. */
const bitmapHeader = { at: 14, sizes: [12, 16, 40, 52, 56, 64, 108, 124] } as const

/**
 * The type of an image by its content (C5.9); null for anything else. The two letters that begin a bitmap also begin
 * ordinary words, so its second header must be of a known size too.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const type = imageTypes.find((one) => signatures[one].every((byte, index) => bytes[index] === byte))
  return type === undefined || (type === 'bmp' && !hasBitmapHeader(bytes)) ? null : type
}

const hasBitmapHeader = (bytes: Uint8Array): boolean => {
  const { at, sizes } = bitmapHeader
  const upper = bytes.subarray(at + 1, at + 4)
  return sizes.some((size) => size === bytes[at]) && upper.length === 3 && upper.every((byte) => byte === 0)
}
