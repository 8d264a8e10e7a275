import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ZipArchive, ZipEntry } from './archive/read-zip.ts'

/** Files that may belong to an article, by their paths from its own. */
export interface FilesBeside {
  /** null where there is no such file. */
  readonly find: (path: string) => FoundFile | null
}

export interface FoundFile {
  readonly size: number
  /** null where it cannot be unpacked. */
  readonly read: () => Uint8Array | null
}

/** One file of articles, on its own or in an archive. */
export interface ArticleSource {
  /** What reports call it. */
  readonly file: string
  /** The name alone. */
  readonly name: string
  readonly read: () => Uint8Array | null
  readonly beside: FilesBeside
}

/** A path that leads down from where it begins and nowhere else. */
const leadsDown = (path: string): boolean =>
  !/^[/\\]|^[a-z]:|[\0\\]/i.test(path) && !path.split('/').includes('..')

/** The files of a folder and of those in it. */
export function filesInFolder(folder: string): FilesBeside {
  const own = new Set(readdirSync(folder))
  return {
    find: (path) => {
      const isThere = path.includes('/')
        ? leadsDown(path) && own.has(path.split('/')[0] ?? '')
        : own.has(path)
      if (!isThere) return null
      const file = join(folder, path)
      const stat = statSync(file, { throwIfNoEntry: false })
      return stat?.isFile() === true ? { size: stat.size, read: () => readFileSync(file) } : null
    },
  }
}

/** A file on its own, with what lies beside it. */
export const sourceOfFile = (file: string): ArticleSource => ({
  file,
  name: basename(file),
  read: () => readFileSync(file),
  beside: filesInFolder(dirname(file)),
})

export const isArticleFile = (name: string): boolean => /\.(?:xml|nxml)$/i.test(name)

export const isArchive = (name: string): boolean => /\.zip$/i.test(name)

/** What the tools of a machine add to an archive: folders of their own and hidden files. */
const isOfMachine = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

/** The files of articles in an archive, each with what lies beside it and in the folders there. */
export function sourcesInArchive(file: string, { entries }: ZipArchive): readonly ArticleSource[] {
  const byPath = new Map<string, ZipEntry>(
    entries.filter(({ name }) => !isOfMachine(name)).map((entry) => [entry.name, entry]),
  )
  return [...byPath.values()]
    .filter(({ name }) => isArticleFile(name))
    .map((entry) => {
      const folder = entry.name.slice(0, entry.name.lastIndexOf('/') + 1)
      return {
        file: `${file}/${entry.name}`,
        name: basename(entry.name),
        read: entry.read,
        beside: { find: (path) => byPath.get(folder + path) ?? null },
      }
    })
}
