import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { mediaTypeOf } from './media-type.ts'
import { fileUrl } from '../store/file-url.ts'
import { fileIdOf, type FileRecord } from './save-files.ts'
import { svgSizeOf } from './svg-size.ts'

/** Pictures that lie beside an article's file. */
export interface FoundGraphics {
  readonly resolve: (
    href: string,
  ) => { readonly url: string; readonly width?: number; readonly height?: number } | null
  /** Those that have been asked for, to be stored. */
  readonly used: () => readonly FileRecord[]
  /** Those that have been asked for and are not there, as the file names them. */
  readonly missing: () => readonly string[]
}

/** Bytes of the largest picture that is taken. */
const largest = 20 * 1024 * 1024

/** Looks for pictures in the folder of the file and nowhere else, with the extension that the article names or any. */
export function findGraphics(file: string): FoundGraphics {
  const folder = dirname(file)
  const beside = new Set(readdirSync(folder))
  const found = new Map<string, FileRecord | null>()

  const find = (href: string): FileRecord | null => {
    const wanted = basename(href)
    const names = [
      wanted,
      ...['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp'].map((extension) => wanted + extension),
    ]
    const name = names.find((each) => beside.has(each))
    if (name === undefined) return null
    const bytes = readFileSync(join(folder, name))
    const mediaType = mediaTypeOf(bytes)
    return mediaType === null || bytes.length > largest ? null : { name, mediaType, bytes }
  }
  return {
    resolve: (href) => {
      const graphic = found.get(href) ?? find(href)
      found.set(href, graphic)
      if (graphic === null) return null
      const size =
        graphic.mediaType === 'image/svg+xml' ? svgSizeOf(new TextDecoder().decode(graphic.bytes)) : {}
      return { url: fileUrl(fileIdOf(graphic.bytes)), ...size }
    },
    used: () => [...found.values()].filter((graphic) => graphic !== null),
    missing: () => [...found].flatMap(([href, graphic]) => (graphic === null ? [href] : [])),
  }
}
