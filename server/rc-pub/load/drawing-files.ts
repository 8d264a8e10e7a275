import { fileUrl } from '../store/file-url.ts'
import { fileIdOf } from './save-files.ts'
import type { SiteFile } from './site-file.ts'

/** Drawings by file name, each drawn when it is asked for. */
export type Drawings = Readonly<Record<string, () => string>>

/** The drawings of a site as files that its YAML may name. */
export function drawnFiles(drawings: Drawings): ReadonlyMap<string, SiteFile> {
  const encoder = new TextEncoder()
  return new Map(
    Object.entries(drawings).map(([name, draw]) => {
      const bytes = encoder.encode(draw())
      return [name, { id: fileIdOf(bytes), name, mediaType: 'image/svg+xml', bytes }]
    }),
  )
}

/** Where a picture of an article is served, and its size in pixels where the drawing says. */
export function resolveDrawing(
  files: ReadonlyMap<string, SiteFile>,
  name: string,
): { readonly url: string; readonly width?: number; readonly height?: number } | null {
  const file = files.get(name)
  if (file === undefined) return null
  const size = file.mediaType === 'image/svg+xml' ? sizeOf(new TextDecoder().decode(file.bytes)) : {}
  return { url: fileUrl(file.id), ...size }
}

/** The size that an SVG states, else that of its view box. */
export function sizeOf(svg: string): { readonly width?: number; readonly height?: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const stated = [/\bwidth="([\d.]+)(?:px)?"/, /\bheight="([\d.]+)(?:px)?"/].map((side) =>
    Number(side.exec(root)?.[1]),
  )
  const box =
    /\bviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(root)?.slice(1).map(Number) ?? []
  const [width, height] = stated.every((side) => side > 0) ? stated : box
  return width === undefined || height === undefined
    ? {}
    : { width: Math.round(width), height: Math.round(height) }
}
