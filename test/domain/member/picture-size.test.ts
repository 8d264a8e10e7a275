import { mostPixels, pictureSizeOf } from '../../../core/domain/member/picture-size.ts'
import { pictureFault } from '../../../core/domain/member/picture-fault.ts'
import { uploadRules } from '../../../core/domain/member/upload.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bmpOf, pngOf } from '../../support/real-pictures.ts'

const jpeg = (...segments: readonly number[][]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat()])
const frame = (marker: number, height: number, width: number): number[] => [
  0xff,
  marker,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  0x11,
  0,
]
const note = [0xff, 0xe1, 0, 6, 1, 2, 3, 4]
const codes = [0xff, 0xc4, 0, 4, 0, 0]
/** With FF in it, as a byte of a picture and where it is divided. */
const scan = [0xff, 0xda, 0, 3, 7, 1, 2, 0xff, 0, 3, 0xff, 0xd3, 4]
const end = [0xff, 0xd9]

describe('pictureSizeOf', () => {
  it('reads what a PNG, a bitmap and a JPEG say of themselves [C5.9]', () => {
    expect(pictureSizeOf(pngOf({ width: 31, height: 17 }))).toEqual({ width: 31, height: 17 })
    expect(pictureSizeOf(bmpOf({ width: 5, height: 9 }))).toEqual({ width: 5, height: 9 })
    const fromAbove = bmpOf({ width: 5, height: 9 })
    new DataView(fromAbove.buffer).setInt32(22, -9, true)
    expect(pictureSizeOf(fromAbove)).toEqual({ width: 5, height: 9 })
    const old = Uint8Array.from([
      0x42,
      0x4d,
      ...Array.from({ length: 12 }, () => 0),
      12,
      0,
      0,
      0,
      7,
      0,
      3,
      0,
      1,
      0,
      24,
      0,
    ])
    expect(pictureSizeOf(old)).toEqual({ width: 7, height: 3 })
    for (const marker of [0xc0, 0xc1, 0xc2, 0xcf])
      expect(pictureSizeOf(jpeg(note, codes, frame(marker, 300, 400)))).toEqual({ width: 400, height: 300 })
    expect(pictureSizeOf(jpeg(note, [0xff], frame(0xc0, 2, 1)))).toEqual({ width: 1, height: 2 })
  })

  it('is told nothing of what is no picture, ends before its size, has none, or has too many pixels [C5.9]', () => {
    const side = Math.ceil(Math.sqrt(mostPixels))
    const large = pngOf({ width: 1, height: 1 })
    const view = new DataView(large.buffer)
    view.setUint32(16, side)
    view.setUint32(20, side + 1)
    const none = pngOf({ width: 1, height: 1 })
    new DataView(none.buffer).setUint32(16, 0)
    const flat = jpeg(frame(0xc0, 0, 9))
    for (const bytes of [
      new Uint8Array(),
      new TextEncoder().encode('<svg/>'),
      pngOf({ width: 3, height: 3 }).slice(0, 23),
      bmpOf({ width: 3, height: 3 }).slice(0, 25),
      jpeg(note),
      jpeg(note, codes, frame(0xc0, 9, 9).slice(0, 7)),
      jpeg(note, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      large,
      none,
      flat,
    ])
      expect(pictureSizeOf(bytes)).toBeNull()
    view.setUint32(20, Math.floor(mostPixels / side))
    expect(pictureSizeOf(large)?.width).toBe(side)
  })

  it('takes no JPEG that costs more to decode than its pixels, or that decoders read as a larger one [C5.9]', () => {
    const scans = (count: number): number[] => Array.from({ length: count }, () => [...codes, ...scan]).flat()
    const camera = frame(0xc2, 300, 400)
    for (const after of [end, [], [...end, ...camera, 0xff, 0xd8]])
      expect(pictureSizeOf(jpeg(note, camera, scans(20), after))).toEqual({ width: 400, height: 300 })
    expect(pictureSizeOf(jpeg(camera, scans(10_000), end))).toBeNull()
    // what looks like the length of a marker that has none hides another frame
    for (const alone of [0x00, 0x01, 0xd0, 0xd7, 0xd8])
      expect(pictureSizeOf(jpeg([0xff, alone, 0, 4, 0xff, 0xfe], frame(0xc0, 8, 8), end))).toBeNull()
    expect(pictureSizeOf(jpeg(frame(0xc0, 8, 8), scan, frame(0xc0, 60_000, 60_000), scan, end))).toBeNull()
  })

  it('ends for whatever bytes follow a signature [C5.9]', () => {
    const heads = [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0x42, 0x4d],
    ]
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), (head, rest) => {
        const size = pictureSizeOf(Uint8Array.from([...head, ...rest]))
        expect((size?.width ?? 1) * (size?.height ?? 1)).toBeLessThanOrEqual(mostPixels)
      }),
    )
  })
})

describe('pictureFault', () => {
  it('says what is wrong with a picture that was chosen, before it is sent [C5.9]', () => {
    const file = (bytes: Uint8Array) => ({ name: 'a', bytes })
    const png = pngOf({ width: 2, height: 2 })
    expect(pictureFault(null, 'photo')).toBe('picture.none')
    expect(pictureFault(file(new Uint8Array()), 'cover')).toBe('picture.none')
    expect(pictureFault(file(png), 'photo')).toBeNull()
    expect(pictureFault(file(png), 'cover')).toBeNull()
    expect(pictureFault(file(bmpOf({ width: 2, height: 2 })), 'photo')).toBeNull()
    expect(pictureFault(file(bmpOf({ width: 2, height: 2 })), 'cover')).toBe('cover.wrongType')
    expect(pictureFault(file(pngOf({ width: 2, height: 2 }, uploadRules.photo.largest + 1)), 'photo')).toBe(
      'photo.tooLarge',
    )
    expect(pictureFault(file(pngOf({ width: 2, height: 2 }, uploadRules.cover.largest + 1)), 'cover')).toBe(
      'cover.tooLarge',
    )
  })
})
