import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, in an order that does not depend on the machine. */
export function filesBelow(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => (a < b ? -1 : 1))
}
