import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from './read-tiff.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** The colours of a drawing and the number of each pixel among them; null where there are more than 256. */
function paletteOf({
  rgb,
}: Pixels): { readonly colours: readonly number[]; readonly indices: Uint8Array } | null {
  const known = new Map<number, number>()
  const indices = new Uint8Array(rgb.length / 3)
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const at = pixel * 3
    const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0)
    const index = known.get(colour) ?? known.size
    if (index === 256) return null
    known.set(colour, index)
    indices[pixel] = index
  }
  return { colours: [...known.keys()], indices }
}

/** Rows, each behind the number of its filter: as they are, or each row as its difference from the one above. */
function filtered(data: Uint8Array, rowBytes: number, isFromAbove: boolean): Uint8Array {
  const rows = data.length / rowBytes
  const written = new Uint8Array(data.length + rows)
  for (let y = 0; y < rows; y += 1) {
    const to = y * (rowBytes + 1)
    const from = y * rowBytes
    written[to] = isFromAbove && y > 0 ? 2 : 0
    for (let x = 0; x < rowBytes; x += 1)
      written[to + 1 + x] =
        (data[from + x] ?? 0) - (isFromAbove && y > 0 ? (data[from + x - rowBytes] ?? 0) : 0)
  }
  return written
}

/** A picture as PNG: by a palette where it has few colours, as drawings have. The same pixels give the same bytes. */
export function printPng(pixels: Pixels): Uint8Array {
  const { width, height, rgb } = pixels
  const palette = paletteOf(pixels)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // eight bits, and a palette or three colours
  header.set([8, palette === null ? 2 : 3], 8)
  const colours = palette?.colours.flatMap((each) => [each >> 16, (each >> 8) & 255, each & 255]) ?? []
  const rows = palette === null ? filtered(rgb, width * 3, true) : filtered(palette.indices, width, false)
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', header),
    ...(palette === null ? [] : [chunk('PLTE', Uint8Array.from(colours))]),
    chunk('IDAT', deflateSync(rows, { level: palette === null ? 6 : 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
