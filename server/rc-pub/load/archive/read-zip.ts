import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

/** One file of an archive. */
export interface ZipEntry {
  /** As the archive names it, with `/` between folders. */
  readonly name: string
  /** Bytes that it says it has when it is unpacked. */
  readonly size: number
  /** null where it cannot be unpacked: encrypted, packed in another way, broken, or larger than it says. */
  readonly read: () => Uint8Array | null
}

/** An archive that is open; its files are read when they are asked for. */
export interface ZipArchive {
  readonly entries: readonly ZipEntry[]
  readonly close: () => void
}

/** Limits of what is unpacked from one archive: bytes of one file, and how many times its packed size it may have. */
const largestFile = 100 * 1024 * 1024
const largestRatio = 200
/** Small files may well be full of white space. */
const alwaysUnpacked = 1024 * 1024
const mostEntries = 50_000

const endSize = 22
const longestComment = 65_535

interface Listed {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly at: number
  readonly isEncrypted: boolean
}

function listed(directory: DataView): readonly Listed[] | null {
  const found: Listed[] = []
  let at = 0
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === 0x02_01_4b_50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((each) =>
      directory.getUint16(at + each, true),
    ) as [number, number, number]
    const next = at + 46 + nameLength + extraLength + commentLength
    if (next > directory.byteLength || found.length === mostEntries) return null
    const raw = new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength)
    const flags = directory.getUint16(at + 8, true)
    found.push({
      name: new TextDecoder(flags & 0x800 ? 'utf-8' : 'latin1').decode(raw).replaceAll('\\', '/'),
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      at: directory.getUint32(at + 42, true),
      isEncrypted: (flags & 1) === 1,
    })
    at = next
  }
  return found
}

/** Whether an entry is no larger than its limits; an archive can hold gigabytes in a few bytes. */
const isSensible = ({ size, packed }: Listed): boolean =>
  size <= largestFile && (size <= alwaysUnpacked || size <= packed * largestRatio)

/**
 * Opens a zip archive, stored or deflated, of at most 4 GB. Names are never used as paths on this machine.
 * @returns null where it is none, is cut off, or has more than 50,000 files.
 */
export function openZip(path: string): ZipArchive | null {
  const file = openSync(path, 'r')
  const close = () => closeSync(file)
  const bytesAt = (at: number, length: number): Uint8Array => {
    const bytes = new Uint8Array(length)
    return bytes.subarray(0, readSync(file, bytes, 0, length, at))
  }
  const total = fstatSync(file).size
  const tail = bytesAt(Math.max(0, total - endSize - longestComment), endSize + longestComment)
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  let end = tail.length - endSize
  while (end >= 0 && view.getUint32(end, true) !== 0x06_05_4b_50) end -= 1
  const directory =
    end < 0 ? null : bytesAt(view.getUint32(end + 16, true), Math.min(view.getUint32(end + 12, true), total))
  const found =
    directory === null
      ? null
      : listed(new DataView(directory.buffer, directory.byteOffset, directory.byteLength))
  if (found === null || found.length < (end < 0 ? 0 : view.getUint16(end + 10, true))) {
    close()
    return null
  }
  const read = (entry: Listed): Uint8Array | null => {
    if (entry.isEncrypted || !isSensible(entry)) return null
    const header = bytesAt(entry.at, 30)
    const local = new DataView(header.buffer, header.byteOffset, header.byteLength)
    if (header.length < 30 || local.getUint32(0, true) !== 0x04_03_4b_50) return null
    const from = entry.at + 30 + local.getUint16(26, true) + local.getUint16(28, true)
    const packed = bytesAt(from, Math.min(entry.packed, total))
    if (packed.length < entry.packed) return null
    return entry.method === 0 ? packed : entry.method === 8 ? inflated(packed, entry.size) : null
  }
  return {
    entries: found
      .filter(({ name }) => !name.endsWith('/'))
      .map((entry) => ({ name: entry.name, size: entry.size, read: () => read(entry) })),
    close,
  }
}

function inflated(packed: Uint8Array, size: number): Uint8Array | null {
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
    return bytes.length === size ? bytes : null
  } catch {
    return null
  }
}
