import type { ConfigProblem } from './field-reader.ts'
import type { SiteFile } from './site-file.ts'

/** The folder of a site as it lies on the disk, before anything in it is understood. */
export interface SiteSource {
  /** As problems name it, such as `sites/dqsb`. */
  readonly folder: string
  /** The texts of its YAML files by name. */
  readonly texts: Readonly<Record<string, string>>
  /** Pictures and other files that its YAML may name. */
  readonly files: ReadonlyMap<string, SiteFile>
  /** What is wrong with those files. */
  readonly problems: readonly ConfigProblem[]
}
