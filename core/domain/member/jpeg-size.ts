import type { PixelSize } from '../media/png-size.ts'

/** Scans of a JPEG at most. Programs that write many make some twenty; each costs a pass over all pixels. */
const mostScans = 64

/** Markers that begin a frame: all of C0 to CF but tables of codes and of conditions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Markers that nothing follows. Where no scan is, decoders pass over them, or end at them. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const endOfPicture = 0xd9
const startOfScan = 0xda

/**
 * Width and height that a JPEG says it has; null where it says none. It is read to its end as decoders read it: null also
 * for one that says two sizes, that could be read in another way, or that has more than `mostScans` scans.
 */
export function jpegSize(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let size: PixelSize | null = null
  let scans = 0
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === endOfPicture) return size
    if (standsAlone(marker)) return null
    if (isFrame(marker)) {
      if (size !== null || at + 9 > bytes.length) return null
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    // a marker may be filled up from before
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
    if (marker !== startOfScan) continue
    scans += 1
    if (scans > mostScans) return null
    at = endOfScan(bytes, at)
  }
  return size
}

/** Where the marker stands that ends a scan: in one, FF is followed by 0, or by one of eight that divide it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}
