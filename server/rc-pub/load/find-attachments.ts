import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ResolveAttachment } from '../import/meta/attachments.ts'
import { attachmentTypeOf } from './attachment-type.ts'
import { fileIdOf, type FileRecord } from './save-files.ts'

/** Files that lie beside an article's file. */
export interface FoundAttachments {
  readonly resolve: ResolveAttachment
  /** Those that have been asked for, to be stored. */
  readonly used: () => readonly FileRecord[]
}

/** Bytes of the largest file that is taken. */
const largest = 50 * 1024 * 1024

/** Looks for files in the folder of the article's file and nowhere else, by their whole name. */
export function findAttachments(file: string): FoundAttachments {
  const folder = dirname(file)
  const beside = new Set(readdirSync(folder))
  const found = new Map<string, FileRecord | null>()

  const find = (name: string): FileRecord | null => {
    if (!beside.has(name)) return null
    const path = join(folder, name)
    const stat = statSync(path)
    if (!stat.isFile() || stat.size > largest) return null
    const bytes = readFileSync(path)
    const mediaType = attachmentTypeOf(name, bytes)
    return mediaType === null ? null : { name, mediaType, bytes }
  }
  return {
    resolve: (href) => {
      const name = basename(href)
      const attachment = found.get(name) ?? find(name)
      found.set(name, attachment)
      if (attachment === null) return null
      const { mediaType, bytes } = attachment
      return { name, mediaType, size: bytes.length, fileId: fileIdOf(bytes) }
    },
    used: () => [...found.values()].filter((attachment) => attachment !== null),
  }
}
