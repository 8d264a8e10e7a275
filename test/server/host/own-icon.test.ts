import { describe, expect, it } from 'vitest'
import { ownIconAddress, ownIconSvg, printIco } from '../../../server/host/icon/own-icon.ts'

/** Red, green, blue and alpha at a place of the one picture of 32 by 32. */
function pixelAt(ico: Buffer, x: number, y: number): readonly number[] {
  const at = ico.readUInt32LE(18) + 40 + ((31 - y) * 32 + x) * 4
  return [2, 1, 0, 3].map((part) => ico.readUInt8(at + part))
}

describe('printIco', () => {
  it('is one picture of 32 by 32 of which the file holds every byte', () => {
    const ico = printIco()
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([
      1, 1, 32, 32,
    ])
    expect(ico.readUInt32LE(14) + ico.readUInt32LE(18)).toBe(ico.length)
  })

  it('shows a blue page with white lines on nothing', () => {
    const ico = printIco()
    expect(pixelAt(ico, 0, 0)).toEqual([0, 0, 0, 0])
    expect(pixelAt(ico, 5, 3)).toEqual([0x19, 0x45, 0x6b, 255])
    expect(pixelAt(ico, 26, 28)).toEqual([0x19, 0x45, 0x6b, 255])
    expect(pixelAt(ico, 9, 22)).toEqual([255, 255, 255, 255])
    expect(pixelAt(ico, 18, 22)).toEqual([0x19, 0x45, 0x6b, 255])
  })
})

describe('ownIconAddress', () => {
  it('holds the same as the file', () => {
    expect(decodeURIComponent(ownIconAddress.slice('data:image/svg+xml,'.length))).toBe(ownIconSvg)
  })
})
