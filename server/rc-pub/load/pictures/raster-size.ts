export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The frame header of a JPEG: every start of a frame but tables of Huffman, arithmetic coding and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): PictureSize | null {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // fill bytes stand before a marker, and a marker without a length has no segment
    at +=
      marker === 0xff
        ? 1
        : marker === 1 || (marker >= 0xd0 && marker <= 0xd8)
          ? 2
          : 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView): PictureSize | null {
  if (view.byteLength < 30) return null
  const form = view.getUint32(12)
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000
  switch (form) {
    case 0x56_50_38_58: // VP8X
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
    case 0x56_50_38_20: // VP8
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 0x56_50_38_4c: {
      // VP8L
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return null
  }
}

function sizeIn(view: DataView, mediaType: string): PictureSize | null {
  switch (mediaType) {
    case 'image/png':
      return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
    case 'image/gif':
      return view.byteLength < 10 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    case 'image/jpeg':
      return jpegSize(view)
    case 'image/webp':
      return webpSize(view)
    default:
      return null
  }
}

/** The size in pixels that a picture states; null where it states none. Total over all bytes. */
export function rasterSizeOf(bytes: Uint8Array, mediaType: string): PictureSize | null {
  const size = sizeIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), mediaType)
  return size !== null && size.width > 0 && size.height > 0 ? size : null
}
