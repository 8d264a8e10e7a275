export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Pixels of the longer side of a drawing: 300 a two-column page's inch. */
const drawn = 2_400
/** What every browser can draw on. */
const most = 4_096

/**
 * How large a picture is as PNG: a drawing, which has no pixels of its own, as print needs it; all others as they are, and
 * nothing larger than browsers can draw. Laws: its shape is kept, and no side is empty.
 */
export function pngSize({ width, height }: PixelSize, isDrawing: boolean): PixelSize {
  const longer = Math.max(1, width, height)
  const scale = Math.min(isDrawing ? Math.max(1, drawn / longer) : 1, most / longer)
  const side = (length: number): number => Math.max(1, Math.round(Math.max(1, length) * scale))
  return { width: side(width), height: side(height) }
}
