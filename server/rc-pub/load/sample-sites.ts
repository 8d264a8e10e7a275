import { basename, join, resolve, sep } from 'node:path'
import { drawnFiles } from './drawing-files.ts'
import { readSiteFolders } from './read-site-folder.ts'
import { sampleDrawings } from './sample-drawings.ts'
import type { SiteSource } from './site-source.ts'

/** Where the folders of the sample sites lie in the project. */
const sampleSitesFolder = (projectRoot: string): string => join(projectRoot, 'server/rc-pub/samples/sites')

/** The sample sites. */
export const sampleSites = (projectRoot: string): readonly SiteSource[] =>
  readSiteFolders(sampleSitesFolder(projectRoot), 'sites').map(withDrawings)

/** The sites of any folder; those of the samples have their drawings, wherever they are loaded from. */
export function sitesIn(folder: string, called: string, projectRoot: string): readonly SiteSource[] {
  const sources = readSiteFolders(folder, called)
  const isSample = (resolve(folder) + sep).startsWith(resolve(sampleSitesFolder(projectRoot)) + sep)
  return isSample ? sources.map(withDrawings) : sources
}

/** The drawings of a sample site stand beside the files of its folder. */
function withDrawings(source: SiteSource): SiteSource {
  const drawn = drawnFiles(sampleDrawings[basename(source.folder)] ?? {})
  return { ...source, files: new Map([...drawn, ...source.files]) }
}
