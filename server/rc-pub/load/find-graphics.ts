import { basename } from 'node:path'
import { fileUrl } from '../store/file-url.ts'
import type { FilesBeside } from './article-source.ts'
import { mediaTypeOf } from './media-type.ts'
import { printPng } from './pictures/print-png.ts'
import { rasterSizeOf } from './pictures/raster-size.ts'
import { readTiff } from './pictures/read-tiff.ts'
import { isTiff } from './pictures/tiff-tags.ts'
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
  /** Those that are there and that no browser shows, as the file names them. */
  readonly unreadable: () => readonly string[]
}

/** Bytes of the largest picture that is taken, and of one that is made smaller first. */
const largest = 20 * 1024 * 1024
const largestTiff = 100 * 1024 * 1024

/** Pictures that browsers show come before those that have to be converted. */
const extensions = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.tif', '.tiff']

/** The paths by which a picture may be found: as it is named, with another extension, and without its folder. */
function pathsOf(href: string): readonly string[] {
  const places = [...new Set([href, basename(href)])]
  return places.flatMap((place) => {
    const stem = place.replace(/\.(?:svg|png|jpe?g|gif|webp|tiff?|eps|pdf)$/i, '')
    const isShown = /\.(?:svg|png|jpe?g|gif|webp)$/i.test(place)
    const others = [...new Set([place, stem])].flatMap((each) =>
      extensions.flatMap((extension) => [each + extension, each + extension.toUpperCase()]),
    )
    return isShown ? [place, ...others] : [...others, place]
  })
}

/** The picture as browsers show it; null for anything else. */
function asShown(name: string, bytes: Uint8Array): FileRecord | null {
  if (isTiff(bytes)) {
    const pixels = readTiff(bytes)
    return pixels === null
      ? null
      : { name: name.replace(/\.[^.]*$|$/, '.png'), mediaType: 'image/png', bytes: printPng(pixels) }
  }
  const mediaType = mediaTypeOf(bytes)
  return mediaType === null || bytes.length > largest ? null : { name, mediaType, bytes }
}

/** Looks for pictures beside the file and in the folders there, with the extension that the article names or any. */
export function findGraphics(beside: FilesBeside): FoundGraphics {
  const found = new Map<string, FileRecord | null>()
  const unreadable = new Set<string>()

  const find = (href: string): FileRecord | null => {
    for (const path of pathsOf(href)) {
      const file = beside.find(path)
      if (file === null) continue
      const bytes = file.size > largestTiff ? null : file.read()
      const picture = bytes === null ? null : asShown(basename(path), bytes)
      if (picture !== null) return picture
      unreadable.add(href)
    }
    return null
  }
  return {
    resolve: (href) => {
      const graphic = found.has(href) ? (found.get(href) ?? null) : find(href)
      found.set(href, graphic)
      if (graphic === null) return null
      const size =
        graphic.mediaType === 'image/svg+xml'
          ? svgSizeOf(new TextDecoder().decode(graphic.bytes))
          : (rasterSizeOf(graphic.bytes, graphic.mediaType) ?? {})
      return { url: fileUrl(fileIdOf(graphic.bytes)), ...size }
    },
    used: () => [...found.values()].filter((graphic) => graphic !== null),
    missing: () =>
      [...found].flatMap(([href, graphic]) => (graphic === null && !unreadable.has(href) ? [href] : [])),
    unreadable: () => [...unreadable].filter((href) => found.get(href) === null),
  }
}
