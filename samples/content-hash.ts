import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from '../server/rc-pub/load/files-below.ts'

/** Changes with any name or byte in these folders; SHA-256 in hexadecimal. */
export function contentHashOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const file of filesBelow(folder)) {
      hash
        .update(`${relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}
