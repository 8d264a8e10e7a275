import { imageTypeOf } from './image-type.ts'

/** Octets in front of the first chunk, and those of a chunk beside its data: length, type and checksum. */
const signature = 8
const aroundChunk = 12

/** What makes a PNG move: how many frames there are, what each is like, and those behind the first. */
const moving: ReadonlySet<string> = new Set(['acTL', 'fcTL', 'fdAT'])

/**
 * A PNG without its animation, as programs show it that know of none. Laws: every other chunk stays as it is and where it
 * is; what is no PNG, or does not move, is given back itself; a chunk that is cut off stays, for who decodes it to refuse.
 */
export function stillPng(bytes: Uint8Array): Uint8Array {
  if (imageTypeOf(bytes) !== 'png') return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const kept = [bytes.subarray(0, signature)]
  let at = signature
  while (at + aroundChunk <= bytes.length) {
    const end = at + aroundChunk + view.getUint32(at)
    if (end > bytes.length) break
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (!moving.has(type)) kept.push(bytes.subarray(at, end))
    at = end
  }
  kept.push(bytes.subarray(at))
  const length = kept.reduce((sum, part) => sum + part.length, 0)
  return length === bytes.length ? bytes : joined(kept, length)
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
