import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archivedJournals } from './archive/archived-journals.ts'
import { printArchive } from './archive/print-archive.ts'
import { allDrawings } from './drawings/all-drawings.ts'
import { contentHashOf } from './content-hash.ts'
import { contentsFile, sampleFolders, type SampleContents } from './load/contents.ts'

/**
 * Prints the archives of old contents, and the drawings of every sample site into the `files` of its folder, removes those that are drawn no more, and
 * writes down the hash of all samples.
 */
export function printSamples(folder: string): void {
  for (const [sld, drawings] of Object.entries(allDrawings)) {
    const files = join(folder, 'sites', sld, 'files')
    for (const name of readdirSync(files))
      if (name.endsWith('.svg') && !(name in drawings)) rmSync(join(files, name))
    for (const [name, draw] of Object.entries(drawings)) writeFileSync(join(files, name), draw())
  }
  for (const journal of archivedJournals)
    writeFileSync(join(folder, 'articles', journal.sld, 'archive.tsv'), printArchive(journal))
  writeFileSync(join(folder, contentsFile), `${JSON.stringify(contentsOf(folder), null, 2)}\n`)
}

export const contentsOf = (folder: string): SampleContents => ({
  contentHash: contentHashOf(sampleFolders.map((name) => join(folder, name))),
})
