import { fileUrl } from '../store/file-url.ts'
import { fileIdOf, saveFiles } from './save-files.ts'
import type { Queryable } from '../store/database.ts'

/** Drawings by file name, each drawn when it is asked for. */
export type Drawings = Readonly<Record<string, () => string>>

/** The drawings of one site, drawn and stored. */
export interface StoredDrawings {
  readonly idOf: (name: string) => number | undefined
  /** Where a picture of an article is served, and its size in pixels where the drawing says. */
  readonly resolve: (
    name: string,
  ) => { readonly url: string; readonly width?: number; readonly height?: number } | null
}

/** Draws and stores all drawings of a site. */
export async function storeDrawings(tx: Queryable, drawings: Drawings): Promise<StoredDrawings> {
  const drawn = new Map(Object.entries(drawings).map(([name, draw]) => [name, draw()]))
  const encoder = new TextEncoder()
  await saveFiles(
    tx,
    [...drawn].map(([name, svg]) => ({ name, mediaType: 'image/svg+xml', bytes: encoder.encode(svg) })),
  )
  const idOf = (name: string): number | undefined => {
    const svg = drawn.get(name)
    return svg === undefined ? undefined : fileIdOf(encoder.encode(svg))
  }
  return {
    idOf,
    resolve: (name) => {
      const id = idOf(name)
      return id === undefined ? null : { url: fileUrl(id), ...sizeOf(drawn.get(name) ?? '') }
    },
  }
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
