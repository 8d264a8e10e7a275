import { basename } from 'node:path'
import type { ResolveAttachment } from '../import/meta/attachments.ts'
import type { FilesBeside } from './article-source.ts'
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

/** Looks for files beside the article's own, by their whole name. */
export function findAttachments(beside: FilesBeside): FoundAttachments {
  const found = new Map<string, FileRecord | null>()

  const find = (name: string, href: string): FileRecord | null => {
    const file = beside.find(name) ?? beside.find(href)
    const bytes = file === null || file.size > largest ? null : file.read()
    if (bytes === null) return null
    const mediaType = attachmentTypeOf(name, bytes)
    return mediaType === null ? null : { name, mediaType, bytes }
  }
  return {
    resolve: (href) => {
      const name = basename(href)
      const attachment = found.get(name) ?? find(name, href)
      found.set(name, attachment)
      if (attachment === null) return null
      const { mediaType, bytes } = attachment
      return { name, mediaType, size: bytes.length, fileId: fileIdOf(bytes) }
    },
    used: () => [...found.values()].filter((attachment) => attachment !== null),
  }
}
