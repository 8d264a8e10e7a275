import { svgSizeOf } from '../../server/rc-pub/load/svg-size.ts'
import type { SiteFile } from '../../server/rc-pub/load/site-file.ts'
import { fileUrl } from '../../server/rc-pub/store/file-url.ts'

/** Where a picture of an article is served, and its size in pixels where the drawing says. */
export function resolveDrawing(
  files: ReadonlyMap<string, SiteFile>,
  name: string,
): { readonly url: string; readonly width?: number; readonly height?: number } | null {
  const file = files.get(name)
  if (file === undefined) return null
  const size = file.mediaType === 'image/svg+xml' ? svgSizeOf(new TextDecoder().decode(file.bytes)) : {}
  return { url: fileUrl(file.id), ...size }
}
