import { err, ok, type Result } from '@xuekan/core'
import type { SiteSettings } from '../store/site-settings.ts'
import type { ConfigProblem, FieldReader } from './field-reader.ts'
import { inOrderOfLines, readConfigFile, type ReadFile } from './read-config-file.ts'
import type { SiteFile } from './site-file.ts'
import type { SiteConfigFile } from './site-config-file.ts'
import { siteConfigFiles } from './site-config-files.ts'
import { siteSettings } from './site-settings-reader.ts'
import type { SiteSource } from './site-source.ts'

/** A problem of a field that only the store shows, with the line where the field stands. */
type ProblemAt = ReadFile<unknown>['problemAt']

/** A site whose files are all right in themselves. */
export interface ReadSite {
  readonly settings: SiteSettings
  readonly problemAt: ProblemAt
  /** In the order of the registry. */
  readonly configFiles: readonly ReadConfigFile[]
  readonly files: ReadonlyMap<string, SiteFile>
}

export interface ReadConfigFile {
  readonly configFile: SiteConfigFile<unknown>
  readonly value: unknown
  readonly problemAt: ProblemAt
}

/** Reads the files of one site. Every mistake in them is named, not the first alone. */
export function readSite(
  { folder, texts, files, problems }: SiteSource,
  clean: (html: string) => string,
): Result<ReadSite, readonly ConfigProblem[]> {
  const means = { file: (name: string) => files.get(name), clean }
  const read = <T>(name: string, reader: FieldReader<T>, absent: T): ReadFile<T> => {
    const yaml = texts[name]
    const file = `${folder}/${name}`
    if (yaml !== undefined) return readConfigFile(file, yaml, reader, means)
    return { value: absent, problems: [], problemAt: (field, reason) => ({ file, line: 1, field, reason }) }
  }
  const site = read<SiteSettings | null>('site.yaml', siteSettings, null)
  const configFiles = siteConfigFiles.map((configFile) => ({
    configFile,
    ...read(configFile.file, configFile.read, configFile.absent),
  }))
  const found = [
    ...problems,
    ...unknownFiles(folder, texts),
    ...(texts['site.yaml'] === undefined ? [site.problemAt('', 'is missing')] : []),
    ...[site, ...configFiles].flatMap((each) => each.problems),
  ]
  if (found.length > 0 || site.value === null) return err(inOrderOfLines(found))
  return ok({ settings: site.value, problemAt: site.problemAt, configFiles, files })
}

/** A file of a name that is none of these is refused: it is most likely misspelt. */
function unknownFiles(folder: string, texts: SiteSource['texts']): readonly ConfigProblem[] {
  const known = ['site.yaml', ...siteConfigFiles.map(({ file }) => file)]
  const reason = `is no file of a site, which are ${known.join(', ')}`
  return Object.keys(texts)
    .filter((name) => !known.includes(name))
    .map((name) => ({ file: `${folder}/${name}`, line: 1, field: '', reason }))
}
