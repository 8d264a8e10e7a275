import { inflateSync } from 'node:zlib'

/** Bytes as a segment of a TIFF holds them, as `size` bytes; what it lacks is 0. */
type Unpack = (packed: Uint8Array, size: number) => Uint8Array

const asIs: Unpack = (packed, size) => {
  const bytes = new Uint8Array(size)
  bytes.set(packed.subarray(0, size))
  return bytes
}

/** Runs of PackBits: a count of what follows, or how often the next byte is meant. */
const packBits: Unpack = (packed, size) => {
  const bytes = new Uint8Array(size)
  let at = 0
  let to = 0
  while (at < packed.length && to < size) {
    const count = packed[at] ?? 128
    at += 1
    if (count < 128) {
      const run = packed.subarray(at, Math.min(at + count + 1, at + size - to))
      bytes.set(run, to)
      at += count + 1
      to += count + 1
    } else if (count > 128) {
      bytes.fill(packed[at] ?? 0, to, to + 257 - count)
      at += 1
      to += 257 - count
    }
  }
  return bytes
}

const clear = 256
const end = 257

/** LZW as TIFF has it: codes of 9 to 12 bits, the highest bit first, each length one code early. */
const lzw: Unpack = (packed, size) => {
  const bytes = new Uint8Array(size)
  // where the string of a code stands in what has been written, and how long it is
  const from = new Uint32Array(4098)
  const lengths = new Uint32Array(4098)
  let next = 258
  let width = 9
  let held = 0
  let bits = 0
  let to = 0
  let before = -1
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xff_ffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >>> bits) & ((1 << width) - 1)
    if (code === end || to >= size) break
    if (code === clear) {
      next = 258
      width = 9
      before = -1
      continue
    }
    if (code >= next + (before < 0 ? 0 : 1) && code > 255) break
    const start = to
    if (code < 256) {
      bytes[to] = code
      to += 1
    } else {
      const source = code === next ? before : (from[code] ?? 0)
      const length = code === next ? start - before + 1 : (lengths[code] ?? 0)
      for (let index = 0; index < length && to < size; index += 1) {
        bytes[to] = bytes[source + index] ?? 0
        to += 1
      }
    }
    if (before >= 0 && next < 4096) {
      from[next] = before
      lengths[next] = start - before + 1
      next += 1
    }
    if (next >= 511 && width < 12 && next + 1 >= 1 << width) width += 1
    before = start
  }
  return bytes
}

const deflate: Unpack = (packed, size) =>
  asIs(inflateSync(packed, { maxOutputLength: Math.max(1, size * 2) }), size)

/** How each compression of a TIFF is undone, by its number there. */
export const unpackers: ReadonlyMap<number, Unpack> = new Map([
  [1, asIs],
  [5, lzw],
  [8, deflate],
  [32_773, packBits],
  [32_946, deflate],
])
