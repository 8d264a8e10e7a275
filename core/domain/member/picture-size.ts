import type { PixelSize } from '../media/png-size.ts'
import { imageTypeOf, type ImageType } from './image-type.ts'
import { jpegSize } from './jpeg-size.ts'

/** Pixels of a picture that is decoded at most: those of a good camera. */
export const mostPixels = 50_000_000

/** Width and height that a picture says it has, in pixels; null where it says none, or says more than `mostPixels`. */
export function pictureSizeOf(bytes: Uint8Array): PixelSize | null {
  const type = imageTypeOf(bytes)
  const size = type === null ? null : readers[type](bytes)
  if (size === null || size.width === 0 || size.height === 0) return null
  return size.width * size.height > mostPixels ? null : size
}

type ReadSize = (bytes: Uint8Array) => PixelSize | null

const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length)

/** The first chunk of a PNG holds them. */
const pngSize: ReadSize = (bytes) => {
  const view = viewOf(bytes)
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The shortest of the headers of a bitmap has half as many octets for each; rows from above have a height below 0. */
const bmpSize: ReadSize = (bytes) => {
  const view = viewOf(bytes)
  if (view.byteLength < 26) return null
  if (view.getUint32(14, true) === 12)
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) }
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
}

const readers: Readonly<Record<ImageType, ReadSize>> = { jpg: jpegSize, png: pngSize, bmp: bmpSize }
