import { imageTypeOf } from '../../../core/domain/member/image-type.ts'
import { validateUpload, type UploadPurpose } from '../../../core/domain/member/upload.ts'
import { describe, expect, it } from 'vitest'

const mebibyte = 1024 * 1024
const jpg = [0xff, 0xd8, 0xff, 0xdb]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const bitmap = (headerSize: number) => [
  0x42,
  0x4d,
  0x3a,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0x36,
  0,
  0,
  0,
  headerSize,
  0,
  0,
  0,
]
const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0))

const file = (head: readonly number[], size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return bytes
}

describe('imageTypeOf', () => {
  it.each([
    ['jpg', jpg],
    ['png', png],
    ['bmp', bitmap(40)],
    ['bmp', bitmap(124)],
    ['bmp', bitmap(12)],
  ])('knows a %s by its first bytes [C5.9]', (type, bytes) => {
    expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type)
  })

  it.each([
    ['nothing', []],
    ['a GIF', text('GIF89a')],
    ['a WebP', text('RIFF\0\0\0\0WEBPVP8 ')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a signature', png.slice(0, 7)],
    ['a PNG with its line ends changed', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0]],
    ['a word with the letters of a bitmap', text('BMW and other makers of engines')],
    ['a bitmap cut off', bitmap(40).slice(0, 17)],
    ['a bitmap with an unknown header', bitmap(41)],
    ['a bitmap with a huge header', [...bitmap(40).slice(0, 15), 1, 0, 0]],
    ['a JPEG that begins late', [0, ...jpg]],
  ])('takes %s for none [C5.9]', (_, bytes) => {
    expect(imageTypeOf(Uint8Array.from(bytes))).toBeNull()
  })
})

describe('validateUpload', () => {
  it.each<[UploadPurpose, string, readonly number[], number, object]>([
    ['photo', 'a JPG', jpg, 5 * mebibyte - 1, { ok: true, value: 'jpg' }],
    ['photo', 'a JPG', jpg, 5 * mebibyte, { ok: false, error: 'tooLarge' }],
    ['photo', 'a PNG', png, 100, { ok: true, value: 'png' }],
    ['photo', 'a BMP', bitmap(40), 4 * mebibyte, { ok: true, value: 'bmp' }],
    ['cover', 'a JPG', jpg, 3 * mebibyte, { ok: true, value: 'jpg' }],
    ['cover', 'a PNG', png, 3 * mebibyte + 1, { ok: false, error: 'tooLarge' }],
    ['cover', 'a BMP', bitmap(40), 100, { ok: false, error: 'wrongType' }],
    ['cover', 'text', text('%PDF-1.7'), 9 * mebibyte, { ok: false, error: 'wrongType' }],
  ])('answers for a %s that is %s, %j and %i bytes long: %j [C5.9]', (purpose, _, head, size, answer) => {
    expect(validateUpload(file(head, size), purpose)).toEqual(answer)
  })
})
