/** What a TIFF says of its first picture. Lists are never empty. */
export interface TiffTags {
  readonly view: DataView
  readonly isLittle: boolean
  /** The values of a tag; [] where the picture lacks it. */
  readonly values: (tag: number) => readonly number[]
  /** The first value of a tag. */
  readonly value: (tag: number, otherwise: number) => number
}

/** Bytes of a number of each type that is read: BYTE, SHORT and LONG. */
const sizes: ReadonlyMap<number, 1 | 2 | 4> = new Map([
  [1, 1],
  [3, 2],
  [4, 4],
])

/** More numbers than any picture of sensible size has in one tag. */
const mostNumbers = 200_000

export const isTiff = (bytes: Uint8Array): boolean =>
  /^(?:II\*\0|MM\0\*)/.test(String.fromCharCode(...bytes.subarray(0, 4)))

/** The tags of the first picture of a TIFF. Throws a RangeError where the bytes end too early. */
export function readTiffTags(bytes: Uint8Array): TiffTags {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLittle = view.getUint8(0) === 0x49
  const numberAt = (at: number, size: 1 | 2 | 4): number =>
    size === 1 ? view.getUint8(at) : size === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle)
  const directory = view.getUint32(4, isLittle)
  const entries = new Map<number, readonly number[]>()
  for (let index = 0; index < view.getUint16(directory, isLittle); index += 1) {
    const at = directory + 2 + index * 12
    const size = sizes.get(view.getUint16(at + 2, isLittle))
    const count = view.getUint32(at + 4, isLittle)
    if (size === undefined || count > mostNumbers) continue
    const first = count * size <= 4 ? at + 8 : view.getUint32(at + 8, isLittle)
    const numbers = Array.from({ length: count }, (_, each) => numberAt(first + each * size, size))
    entries.set(view.getUint16(at, isLittle), numbers)
  }
  const values = (tag: number) => entries.get(tag) ?? []
  return { view, isLittle, values, value: (tag, otherwise) => values(tag)[0] ?? otherwise }
}
