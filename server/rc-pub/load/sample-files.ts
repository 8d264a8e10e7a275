import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder, in an order that does not depend on the machine. */
export function filesBelow(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** Changes with any name or byte in these folders. */
export function stampOf(folders: readonly string[]): string {
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
