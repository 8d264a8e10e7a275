import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { cutOff, damaged } from './dump-lines.ts'
import { DumpProblem } from './dump-problem.ts'

/** A file of a dump that is being written: lines, packed by gzip. */
export interface DumpFile {
  readonly write: (line: string) => Promise<void>
  /** Brings it to the disk under its own name. */
  readonly finish: () => Promise<void>
  /** Leaves nothing of it. */
  readonly discard: () => void
}

/**
 * Makes a file that only this user may read. It bears another name until it is whole. Throws a `DumpProblem` where there
 * is such a file already, else what the file system says.
 */
export function createDumpFile(path: string): DumpFile {
  if (existsSync(path)) throw new DumpProblem(`${path} is there already, and is not written over.`)
  const part = `${path}.part`
  const packer = createGzip()
  const written = pipeline(packer, createWriteStream(part, { mode: 0o600 }))
  let failure: unknown = null
  written.catch((reason: unknown) => {
    failure = reason
    packer.destroy()
  })
  return {
    write: async (line) => {
      if (failure !== null) throw failure
      if (!packer.write(`${line}\n`)) await Promise.race([once(packer, 'drain'), written])
    },
    finish: async () => {
      packer.end()
      await written
      const descriptor = openSync(part, 'r')
      fsyncSync(descriptor)
      closeSync(descriptor)
      renameSync(part, path)
    },
    discard: () => {
      packer.destroy()
      rmSync(part, { force: true })
    },
  }
}

/** Characters that no line of a dump has. */
const longestLine = 256 * 1024 * 1024

/** The lines of a dump's file. Throws a `DumpProblem` where it ends too early or is no such file. */
export async function* readDumpFile(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const unpacker = createGunzip()
  // its failure comes out of the loop below
  pipeline(source, unpacker).catch(() => undefined)
  let rest: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of unpacker as AsyncIterable<Buffer>) {
      let from = 0
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8')
        rest = []
        length = 0
        from = end + 1
      }
      rest.push(chunk.subarray(from))
      length += chunk.length - from
      if (length > longestLine) throw damaged()
    }
  } catch (failure) {
    throw explained(failure)
  } finally {
    source.destroy()
    unpacker.destroy()
  }
  if (length > 0) throw cutOff()
}

function explained(failure: unknown): unknown {
  const code = failure instanceof Error && 'code' in failure ? failure.code : ''
  if (code === 'Z_BUF_ERROR') return cutOff()
  if (typeof code === 'string' && code.startsWith('Z_')) return damaged()
  return failure
}
