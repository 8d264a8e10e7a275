import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { archivedJournals } from '../../samples/archive/archived-journals.ts'
import { printArchive } from '../../samples/archive/print-archive.ts'
import { allDrawings } from '../../samples/drawings/all-drawings.ts'
import { readContents } from '../../samples/load/contents.ts'
import { contentsOf } from '../../samples/print-samples.ts'
import { samplesFolder } from '../server/store/prepared-folder.ts'

const filesOf = (sld: string): string => join(samplesFolder, 'sites', sld, 'files')

describe('the checked-in samples (npm run samples prints them)', () => {
  it.each(Object.entries(allDrawings))('of %s hold every drawing as it is drawn', (sld, drawings) => {
    const printed = readdirSync(filesOf(sld)).filter((name) => name.endsWith('.svg'))
    expect(printed.toSorted()).toEqual(Object.keys(drawings).toSorted())
    const stale = Object.entries(drawings).filter(
      ([name, draw]) => readFileSync(join(filesOf(sld), name), 'utf8') !== draw(),
    )
    expect(stale.map(([name]) => name)).toEqual([])
  })

  it.each(archivedJournals)('of $sld hold the archive as it is printed', (journal) => {
    expect(readFileSync(join(samplesFolder, 'articles', journal.sld, 'archive.tsv'), 'utf8')).toBe(
      printArchive(journal),
    )
  })

  it('are those whose hash is written down, by which a start tells that they changed', () => {
    expect(readContents(samplesFolder)).toEqual(contentsOf(samplesFolder))
  })
})
