import { contentTypeOf } from './content-type.ts'
import { typesByExtension } from './site-file.ts'

const inZip: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const texts: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/**
 * The type of a file that comes with an article: PDF, pictures, archives and office documents by their content, films and
 * sounds where name and content agree, tables and texts where they are UTF-8. null for anything else, which is not taken.
 */
export function attachmentTypeOf(name: string, bytes: Uint8Array): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (String.fromCharCode(...bytes.subarray(0, 4)) === 'PK\x03\x04')
    return inZip[extension] ?? 'application/zip'
  const byContent = contentTypeOf(bytes)
  if (byContent === null) return isText(bytes) ? (texts[extension] ?? null) : null
  return /^(?:audio|video)\//.test(byContent) && typesByExtension.get(extension) !== byContent
    ? null
    : byContent
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
