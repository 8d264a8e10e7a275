import { crc32, deflateSync } from 'node:zlib'

interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue, of every pixel. */
  readonly colour?: readonly [red: number, green: number, blue: number]
  /** Of the right half of a PNG, where that is another one. */
  readonly right?: readonly [red: number, green: number, blue: number]
}

const bytes32 = (value: number): Buffer => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(value >>> 0)
  return four
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([bytes32(data.length), body, bytes32(crc32(body))])
}

const grey = [120, 130, 140] as const

/** A PNG of one colour or two that any program reads; with a comment in it where it is to have so many octets. */
export function pngOf(
  { width, height, colour = grey, right = colour }: Pixels,
  octets = 0,
): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([bytes32(width), bytes32(height), Buffer.from([8, 2, 0, 0, 0])])
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.from(Array.from({ length: width }, (_, x) => (x < width / 2 ? colour : right)).flat()),
  ])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const around = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const rest = octets - around.reduce((sum, { length }) => sum + length, 12)
  const comment = rest > 8 ? [chunk('tEXt', Buffer.from(`Comment\0${'x'.repeat(rest - 8)}`, 'latin1'))] : []
  const [signature = Buffer.alloc(0), header = Buffer.alloc(0), ...others] = around
  return new Uint8Array(Buffer.concat([signature, header, ...comment, ...others]))
}

/** The same as `pngOf`, which moves on to frames of the other colours, each shown for the shortest time that there is. */
export function movingPngOf(
  size: Pixels,
  others: readonly NonNullable<Pixels['colour']>[],
): Uint8Array<ArrayBuffer> {
  const still = Buffer.from(pngOf(size))
  // signature and first chunk; the pixels, up to the last chunk
  const [head, pixels] = [still.subarray(0, 33), still.subarray(33, still.length - 12)]
  const control = (order: number): Buffer => {
    const frame = [order, size.width, size.height, 0, 0].map(bytes32)
    return chunk('fcTL', Buffer.concat([...frame, Buffer.from([0, 0, 0, 1, 0, 0])]))
  }
  const frames = others.flatMap((colour, index) => {
    const data = Buffer.from(pngOf({ ...size, colour, right: colour })).subarray(41, -16)
    return [control(index * 2 + 1), chunk('fdAT', Buffer.concat([bytes32(index * 2 + 2), data]))]
  })
  const play = chunk('acTL', Buffer.concat([bytes32(others.length + 1), bytes32(0)]))
  const end = still.subarray(-12)
  return new Uint8Array(Buffer.concat([head, play, control(0), pixels, ...frames, end]))
}

/** A bitmap of one colour with 24 bits a pixel. */
export function bmpOf({ width, height, colour: [red, green, blue] = grey }: Pixels): Uint8Array<ArrayBuffer> {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * height)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) bytes.set([blue, green, red], 54 + y * row + x * 3)
  return new Uint8Array(bytes)
}

/** A JPEG with a note of where it was taken, as cameras write one, in front of all else. */
export function withPlace(jpeg: Uint8Array, place: string): Uint8Array<ArrayBuffer> {
  const note = Buffer.from(`Exif\0\0${place}`, 'latin1')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(note.length + 2)
  return new Uint8Array(
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, note, jpeg.subarray(2)]),
  )
}
