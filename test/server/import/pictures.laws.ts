import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from '../../../server/rc-pub/load/media-type.ts'
import { printPng } from '../../../server/rc-pub/load/pictures/print-png.ts'
import { rasterSizeOf } from '../../../server/rc-pub/load/pictures/raster-size.ts'
import { readTiff, type Pixels } from '../../../server/rc-pub/load/pictures/read-tiff.ts'

const file = (name: string) => readFileSync(new URL(`./pictures/${name}.tif`, import.meta.url))

/** A picture of 61 by 47 pixels whose colours follow from their places. */
const drawn = (colour: (x: number, y: number) => readonly number[]): readonly number[] =>
  Array.from({ length: 61 * 47 }, (_, at) => colour(at % 61, Math.floor(at / 61))).flat()

const colourful = drawn((x, y) => [(x * 7) % 256, (y * 11) % 256, (x * y) % 256])
const grey = (level: number) => [level, level, level]
const inks = (x: number, y: number) => {
  const light = 255 - ((x + y) % 256)
  return [(x * 4) % 256, (y * 5) % 256, 0].map((ink) => Math.round(((255 - ink) * light) / 255))
}

/** The pixels of a PNG as it is printed here: one chunk of rows, as they are or as differences from above. */
function pixelsOf(png: Uint8Array): readonly number[] {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.set(
      bytes.toString('latin1', at + 4, at + 8),
      bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)),
    )
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const colours = chunks.get('PLTE')
  const rowBytes = header.readUInt32BE(0) * (colours === undefined ? 3 : 1)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const data: number[] = []
  for (let at = 0; at < rows.length; at += rowBytes + 1)
    for (let x = 0; x < rowBytes; x += 1)
      data.push(((rows[at + 1 + x] ?? 0) + (rows[at] === 2 ? (data[data.length - rowBytes] ?? 0) : 0)) & 255)
  return colours === undefined
    ? data
    : data.flatMap((index) => [...colours.subarray(index * 3, index * 3 + 3)])
}

describe('readTiff', () => {
  it.each([
    ['colour-lzw', colourful],
    ['colour-tiles', colourful],
    ['grey-packbits', drawn((x, y) => grey((x * y) % 256))],
    ['bits', drawn((x, y) => grey((x + y) % 3 === 0 ? 255 : 0))],
    ['palette-lzw', drawn((x, y) => [((x + y) % 16) * 16, 255 - ((x + y) % 16) * 16, (x + y) % 16])],
    ['print-deflate', drawn(inks)],
  ])('reads each pixel of %s', (name, expected) => {
    const pixels = readTiff(file(name))
    expect(pixels).toMatchObject({ width: 61, height: 47 })
    expect([...(pixels?.rgb ?? [])]).toEqual(expected)
  })

  it('leaves what it does not read, such as planes apart', () => {
    expect(readTiff(file('planes'))).toBeNull()
  })

  it('is total over bytes that were changed or cut off', () => {
    const names = fc.constantFrom(
      'colour-lzw',
      'colour-tiles',
      'grey-packbits',
      'palette-lzw',
      'print-deflate',
    )
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 })
    fc.assert(
      fc.property(names, changes, fc.double({ min: 0, max: 1, noNaN: true }), (name, changed, share) => {
        const bytes = Uint8Array.from(file(name))
        for (const [at, value] of changed) bytes[at % Math.min(bytes.length, 400)] = value
        const pixels = readTiff(bytes.subarray(0, Math.ceil(bytes.length * (1 - share * share))))
        expect(pixels === null || pixels.rgb.length === pixels.width * pixels.height * 3).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('printPng', () => {
  it('keeps each pixel, by a palette where there are few colours', () => {
    const picture = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 }), fc.boolean())
    fc.assert(
      fc.property(picture, fc.infiniteStream(fc.nat(255)), ([width, height, isDrawing], noise) => {
        const take = () => noise.next().value ?? 0
        const rgb = Uint8Array.from({ length: width * height * 3 }, () => (isDrawing ? take() & 64 : take()))
        const pixels: Pixels = { width, height, rgb }
        const png = printPng(pixels)
        expect(pixelsOf(png)).toEqual([...rgb])
        expect(mediaTypeOf(png)).toBe('image/png')
        expect(rasterSizeOf(png, 'image/png')).toEqual({ width, height })
      }),
      { numRuns: 50 },
    )
  })
})

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ''), 'hex'))

describe('rasterSizeOf', () => {
  it.each([
    ['image/gif', '474946383961 8002 e001'],
    ['image/jpeg', 'ffd8 ffe0 0004 0000 ffff ffc2 0011 08 01e0 0280 03'],
    ['image/webp', '52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100'],
    ['image/webp', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 e001'],
    ['image/webp', '52494646 00000000 57454250 5650384c 00000000 2f 7fc27700 0000000000'],
  ])('reads the size that %s states', (mediaType, hex) => {
    expect(rasterSizeOf(bytesOf(hex), mediaType)).toEqual({ width: 640, height: 480 })
  })

  it('is total over all bytes', () => {
    const types = fc.constantFrom('image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml')
    const heads = fc.constantFrom('', 'ffd8', 'ffd8ffe0', '5249464600000000574542505650384c')
    fc.assert(
      fc.property(types, heads, fc.uint8Array({ maxLength: 40 }), (mediaType, head, bytes) => {
        const size = rasterSizeOf(Uint8Array.from([...bytesOf(head), ...bytes]), mediaType)
        expect(size === null || size.width * size.height > 0).toBe(true)
      }),
    )
  })
})
