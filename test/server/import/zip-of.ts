import { crc32, deflateRawSync } from 'node:zlib'

interface Packed {
  readonly text: string
  readonly isStored?: boolean
  readonly isEncrypted?: boolean
  /** The size that the archive states, where it lies. */
  readonly statedSize?: number
}

/** A zip archive of these files, by their names. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array | Packed>>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, given] of Object.entries(files)) {
    const isPacked = typeof given === 'object' && 'text' in given
    const { isStored = false, isEncrypted = false, statedSize }: Partial<Packed> = isPacked ? given : {}
    const content = Buffer.from(isPacked ? given.text : given)
    const data = isStored ? content : deflateRawSync(content)
    const named = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800 + (isEncrypted ? 1 : 0), 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(statedSize ?? content.length, 18)
    common.writeUInt16LE(named.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, named, data)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, named)
    at += 30 + named.length + data.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
