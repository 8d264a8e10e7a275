import { mkdir, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Rows that are read and written at once. */
export const rowsAtOnce = 200

/** Rows in a file, in the order in which they were added. */
export interface RowFile<T> {
  readonly length: number
  /** The rows from one up to another, which is not among them. Throws where the file has been dropped. */
  readonly read: (from: number, to: number) => Promise<readonly T[]>
  /** Keeps the file readable until what is returned is called, whoever drops it meanwhile. */
  readonly hold: () => () => void
  /** Gives up the file as soon as nobody holds it. */
  readonly drop: () => void
}

/** Takes rows, and is then the file of them or, on failure, nothing. */
export interface RowWriter<T> {
  readonly add: (rows: readonly T[]) => Promise<void>
  readonly end: () => Promise<RowFile<T>>
  readonly discard: () => Promise<void>
}

/**
 * A file of JSON rows below a folder, which is made if it is not there. It has no name from the beginning: nothing of it is
 * left behind when the process ends, however it does. A block of rows is zipped by itself; in memory is where each begins.
 */
export async function createRowFile<T>(folder: string): Promise<RowWriter<T>> {
  const file = await openNameless(folder)
  const starts = [0]
  let waiting: T[] = []
  let length = 0
  const writeBlock = async (rows: readonly T[]): Promise<void> => {
    const bytes = await zip(JSON.stringify(rows), { level: 1 })
    const start = starts.at(-1) ?? 0
    await file.write(bytes, 0, bytes.length, start)
    starts.push(start + bytes.length)
    length += rows.length
  }
  return {
    add: async (rows) => {
      for (const row of rows) {
        waiting.push(row)
        if (waiting.length < rowsAtOnce) continue
        const block = waiting
        waiting = []
        await writeBlock(block)
      }
    },
    end: async () => {
      if (waiting.length > 0) await writeBlock(waiting)
      return readable<T>(file, Float64Array.from(starts), length)
    },
    discard: () => file.close(),
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const own = await mkdtemp(join(folder, 'rows-'))
  try {
    return await open(join(own, 'rows'), 'wx+', 0o600)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

function readable<T>(file: FileHandle, starts: Float64Array, length: number): RowFile<T> {
  let [holders, isDropped, isClosed] = [0, false, false]
  const closeIfLeft = (): void => {
    if (!isDropped || isClosed || holders > 0) return
    isClosed = true
    // nothing is lost with it, and nobody could be told
    file.close().catch(() => undefined)
  }
  const hold = (): (() => void) => {
    let isHeld = true
    holders += 1
    return () => {
      if (isHeld) holders -= 1
      isHeld = false
      closeIfLeft()
    }
  }
  const readBlock = async (at: number): Promise<readonly T[]> => {
    const start = starts[at] ?? 0
    const size = (starts[at + 1] ?? start) - start
    const { buffer } = await file.read(Buffer.allocUnsafe(size), 0, size, start)
    return JSON.parse(String(await unzip(buffer))) as readonly T[]
  }
  return {
    length,
    hold,
    drop: () => {
      isDropped = true
      closeIfLeft()
    },
    read: async (from, to) => {
      if (isClosed) throw new Error('the rows have been dropped')
      const release = hold()
      try {
        const rows: T[] = []
        const end = Math.min(to, length)
        for (let at = from; at < end;) {
          const block = Math.floor(at / rowsAtOnce)
          const first = block * rowsAtOnce
          const next = Math.min(end, first + rowsAtOnce)
          rows.push(...(await readBlock(block)).slice(at - first, next - first))
          at = next
        }
        return rows
      } finally {
        release()
      }
    },
  }
}
