import { readTiffTags, type TiffTags } from './tiff-tags.ts'
import { unpackers } from './unpack.ts'

/** A picture as red, green and blue, a byte each, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Pixels of a picture in print are many times those of any window: wider ones are scaled down by a whole number. */
const widest = 2_000
const mostPixels = 120_000_000
const largestFactor = 16

/** Photometric interpretations by their numbers in a TIFF. */
const kinds = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, cmyk: 5 } as const
const samplesOf: ReadonlyMap<number, number> = new Map([
  [kinds.whiteIsZero, 1],
  [kinds.blackIsZero, 1],
  [kinds.rgb, 3],
  [kinds.palette, 1],
  [kinds.cmyk, 4],
])

interface Layout {
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly samples: number
  readonly kind: number
  /** Whether a sample beside the colours says how much of them is seen. */
  readonly hasAlpha: boolean
  readonly isPredicted: boolean
  readonly isLittle: boolean
  /** Strips are tiles as wide as the picture. */
  readonly tileWidth: number
  readonly tileHeight: number
  readonly offsets: readonly number[]
  readonly sizes: readonly number[]
  readonly unpack: (packed: Uint8Array, size: number) => Uint8Array
  readonly colours: readonly number[]
}

/** null for what is not read: other colours, compressions and depths, and planes apart. */
function layoutOf({ values, value, isLittle }: TiffTags): Layout | null {
  const width = value(256, 0)
  const height = value(257, 0)
  const bits = value(258, 1)
  const samples = value(277, 1)
  const kind = value(262, -1)
  const unpack = unpackers.get(value(259, 1))
  const needed = samplesOf.get(kind)
  const isTiled = values(324).length > 0
  const tileWidth = isTiled ? value(322, 0) : width
  const tileHeight = isTiled ? value(323, 0) : Math.min(height, value(278, height))
  const layout = {
    width,
    height,
    bits,
    samples,
    kind,
    hasAlpha: needed !== undefined && samples > needed && [1, 2].includes(value(338, 0)),
    isPredicted: value(317, 1) === 2,
    isLittle,
    tileWidth,
    tileHeight,
    offsets: values(isTiled ? 324 : 273),
    sizes: values(isTiled ? 325 : 279),
    colours: values(320),
  }
  const isSized = width > 0 && height > 0 && width * height <= mostPixels
  const isTileSized = tileWidth > 0 && tileHeight > 0 && tileWidth * tileHeight <= mostPixels
  const isOneDepth = values(258).every((each) => each === bits) && [1, 2, 4, 8, 16].includes(bits)
  const isRead =
    needed !== undefined &&
    samples >= needed &&
    samples <= 8 &&
    (samples === 1 || value(284, 1) === 1) &&
    value(266, 1) === 1 &&
    [1, 2].includes(value(317, 1)) &&
    (kind !== kinds.palette || (bits <= 8 && layout.colours.length >= 3 << bits))
  return unpack !== undefined && isSized && isTileSized && isOneDepth && isRead ? { ...layout, unpack } : null
}

/** Undoes what stores each sample as its difference from the one to its left. */
function addUp(row: Uint8Array, { bits, samples, isLittle }: Layout): void {
  if (bits === 8) {
    for (let at = samples; at < row.length; at += 1) row[at] = (row[at] ?? 0) + (row[at - samples] ?? 0)
  } else if (bits === 16) {
    const view = new DataView(row.buffer, row.byteOffset, row.byteLength)
    for (let at = samples * 2; at + 1 < row.length; at += 2)
      view.setUint16(at, view.getUint16(at, isLittle) + view.getUint16(at - samples * 2, isLittle), isLittle)
  }
}

/** A sample of a row: of palettes as it stands, of all else from 0 to 255. */
function sampleOf(row: Uint8Array, at: number, { bits, isLittle, kind }: Layout): number {
  if (bits === 8) return row[at] ?? 0
  if (bits === 16) return row[at * 2 + (isLittle ? 1 : 0)] ?? 0
  const place = at * bits
  const most = (1 << bits) - 1
  const raw = ((row[place >> 3] ?? 0) >> (8 - bits - (place & 7))) & most
  return kind === kinds.palette ? raw : Math.round((raw * 255) / most)
}

type Colour = readonly [red: number, green: number, blue: number]

function colourOf(row: Uint8Array, at: number, layout: Layout): Colour {
  const first = at * layout.samples
  const sample = (index: number) => sampleOf(row, first + index, layout)
  switch (layout.kind) {
    case kinds.whiteIsZero: {
      const grey = 255 - sample(0)
      return [grey, grey, grey]
    }
    case kinds.blackIsZero: {
      const grey = sample(0)
      return [grey, grey, grey]
    }
    case kinds.palette: {
      const count = 1 << layout.bits
      const entry = (part: number) => (layout.colours[part * count + sample(0)] ?? 0) >> 8
      return [entry(0), entry(1), entry(2)]
    }
    case kinds.cmyk: {
      const light = 255 - sample(3)
      const part = (index: number) => Math.round(((255 - sample(index)) * light) / 255)
      return [part(0), part(1), part(2)]
    }
    default:
      return [sample(0), sample(1), sample(2)]
  }
}

/** A colour through which the white of the page is seen. */
const onWhite = (colour: Colour, alpha: number): Colour => {
  const mixed = (part: number) => Math.round((part * alpha + 255 * (255 - alpha)) / 255)
  return [mixed(colour[0]), mixed(colour[1]), mixed(colour[2])]
}

const colouredSamples = (kind: number): number => samplesOf.get(kind) ?? 1

/**
 * The first picture of a TIFF, at most 2,000 pixels wide: grey, red-green-blue, palettes and print colours (without their
 * profile), of 1 to 16 bits, as they are or by LZW, Deflate or PackBits, in strips or tiles. null for any other, and for
 * bytes that are none. Total.
 */
export function readTiff(bytes: Uint8Array): Pixels | null {
  try {
    const tags = readTiffTags(bytes)
    const layout = layoutOf(tags)
    return layout === null ? null : pixelsOf(bytes, layout)
  } catch {
    // bytes that end too early, or that are not packed as they say
    return null
  }
}

function pixelsOf(bytes: Uint8Array, layout: Layout): Pixels | null {
  const { width, height, tileWidth, tileHeight, bits, samples } = layout
  const factor = Math.ceil(width / widest)
  const across = Math.ceil(width / tileWidth)
  const tiles = across * Math.ceil(height / tileHeight)
  if (factor > largestFactor || layout.offsets.length < tiles || layout.sizes.length < tiles) return null
  const size = { width: Math.floor(width / factor), height: Math.max(1, Math.floor(height / factor)) }
  const sums = new Uint16Array(size.width * size.height * 3)
  const rowBytes = Math.ceil((tileWidth * samples * bits) / 8)
  for (let tile = 0; tile < tiles; tile += 1) {
    const left = (tile % across) * tileWidth
    const top = Math.floor(tile / across) * tileHeight
    const rows = Math.min(tileHeight, height - top)
    const from = layout.offsets[tile] ?? 0
    const packed = bytes.subarray(from, from + (layout.sizes[tile] ?? 0))
    const unpacked = layout.unpack(packed, rowBytes * tileHeight)
    for (let y = 0; y < rows; y += 1) {
      const row = unpacked.subarray(y * rowBytes, (y + 1) * rowBytes)
      if (layout.isPredicted) addUp(row, layout)
      const toRow = Math.floor((top + y) / factor)
      if (toRow >= size.height) continue
      for (let x = 0; x < Math.min(tileWidth, width - left); x += 1) {
        const toColumn = Math.floor((left + x) / factor)
        if (toColumn >= size.width) continue
        const plain = colourOf(row, x, layout)
        const colour = layout.hasAlpha
          ? onWhite(plain, sampleOf(row, x * samples + colouredSamples(layout.kind), layout))
          : plain
        const to = (toRow * size.width + toColumn) * 3
        sums[to] = (sums[to] ?? 0) + colour[0]
        sums[to + 1] = (sums[to + 1] ?? 0) + colour[1]
        sums[to + 2] = (sums[to + 2] ?? 0) + colour[2]
      }
    }
  }
  // a picture lower than the factor has fewer rows under each pixel
  const area = factor * Math.min(factor, height)
  return { ...size, rgb: Uint8Array.from(sums, (sum) => Math.round(sum / area)) }
}
