import type { ConfigNode } from './config-node.ts'
import type { ConfigSchema, Definitions } from './config-schema.ts'
import type { SiteFile } from './site-file.ts'

/** One thing wrong with the files of a site. */
export interface ConfigProblem {
  /** Such as `sites/dqsb/header.yaml`. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The path to it, such as `channels[2].name.zh`; '' for the whole file. */
  readonly field: string
  readonly reason: string
}

/** Where a value stands, and what reading it may need. */
export interface FieldPlace {
  /** The same file further in: `.name` or `[3]`. */
  readonly within: (step: string, node: ConfigNode) => FieldPlace
  /** Reports what is wrong with a value; one that is absent is missing, whatever the reason. */
  readonly refuse: (node: ConfigNode, reason: string) => void
  /** A file of the site by its name. */
  readonly file: (name: string) => SiteFile | undefined
  /** Passes HTML through the sanitiser. */
  readonly clean: (html: string) => string
}

/**
 * Reads one value of a configuration file, and prints the JSON schema of what it reads. A wrong value is reported, and
 * some value of the type comes back, so that all mistakes are found.
 */
export interface FieldReader<T> {
  readonly read: (node: ConfigNode, place: FieldPlace) => T
  readonly schema: (definitions: Definitions) => ConfigSchema
  /** Whether the field may be left out. */
  readonly mayBeAbsent?: boolean
}

/** The two halves of a reader. */
export const reader = <T>(
  schema: ConfigSchema | FieldReader<T>['schema'],
  read: FieldReader<T>['read'],
): FieldReader<T> => ({ read, schema: typeof schema === 'function' ? schema : () => schema })
