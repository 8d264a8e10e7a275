/** One encoded frame. */
export interface EncodedFrame {
  readonly isKey: boolean
  /** Milliseconds from the beginning. */
  readonly time: number
  readonly bytes: Uint8Array
}

export interface EncodedFilm {
  readonly width: number
  readonly height: number
  /** Milliseconds. */
  readonly duration: number
  readonly frames: readonly EncodedFrame[]
}

/** Ids of EBML and Matroska. */
const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
} as const

const bytesOf = (number: number): Buffer => {
  const hex = number.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

/** An element: its id, its size in eight bytes, its content. */
function element(id: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeUIntBE(body.length, 2, 6)
  size[0] = 1
  return Buffer.concat([bytesOf(id), size, body])
}

const whole = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, bytes)
}

const real = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

const line = (id: number, value: string): Buffer => element(id, Buffer.from(value))

const head = element(
  ids.ebml,
  whole(0x4286, 1),
  whole(0x42f7, 1),
  whole(0x42f2, 4),
  whole(0x42f3, 8),
  line(0x4282, 'webm'),
  whole(0x4287, 4),
  whole(0x4285, 2),
)

/** A film of VP9 as a WebM file that says how long it is and where its key frames are, so that a player can seek in it. */
export function printWebm({ width, height, duration, frames }: EncodedFilm): Uint8Array {
  const info = element(
    ids.info,
    whole(0x2ad7b1, 1_000_000),
    real(0x4489, duration),
    line(0x4d80, 'xuekan'),
    line(0x5741, 'xuekan'),
  )
  const picture = element(0xe0, whole(0xb0, width), whole(0xba, height))
  const track = element(0xae, whole(0xd7, 1), whole(0x73c5, 1), whole(0x83, 1), line(0x86, 'V_VP9'), picture)
  const tracks = element(ids.tracks, track)
  const clusters = clustersOf(frames)
  const cues = (from: number): Buffer => {
    let at = from
    const points = clusters.map(({ time, bytes }) => {
      const point = element(0xbb, whole(0xb3, time), element(0xb7, whole(0xf7, 1), whole(0xf1, at)))
      at += bytes.length
      return point
    })
    return element(ids.cues, ...points)
  }
  const before = info.length + tracks.length
  const segment = [info, tracks, cues(before + cues(0).length), ...clusters.map(({ bytes }) => bytes)]
  return Buffer.concat([head, element(ids.segment, ...segment)])
}

/** A cluster begins with each key frame. */
function clustersOf(frames: readonly EncodedFrame[]) {
  const groups: { readonly time: number; readonly blocks: Buffer[] }[] = []
  for (const { isKey, time, bytes } of frames) {
    if (isKey) groups.push({ time, blocks: [] })
    const group = groups.at(-1)
    if (group === undefined) throw new Error('a film begins with a key frame')
    const start = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
    start.writeInt16BE(time - group.time, 1)
    group.blocks.push(element(0xa3, start, bytes))
  }
  return groups.map(({ time, blocks }) => ({
    time,
    bytes: element(ids.cluster, whole(0xe7, time), ...blocks),
  }))
}
