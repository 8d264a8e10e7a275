import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `npm run samples` writes down about the samples, so that a start need not read them. */
export interface SampleContents {
  /** Of the folders `sites` and `articles`, see `contentHashOf`. */
  readonly contentHash: string
}

export const contentsFile = 'contents.json'

/** Folders that the store is filled from. */
export const sampleFolders = ['sites', 'articles'] as const

export const readContents = (folder: string): SampleContents =>
  JSON.parse(readFileSync(join(folder, contentsFile), 'utf8')) as SampleContents
