/** How a picture lies on its stage: enlarged about its middle, and moved from there, in pixels. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The stage, in pixels. */
export interface Stage {
  readonly width: number
  readonly height: number
}

/** The whole picture. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

export const largestZoom = 8

/**
 * Enlarges by a factor about a point of the stage, told from its middle. Laws: what lies under the point stays there
 * while no edge is reached; the picture covers the stage as far as it can; the whole picture is never moved.
 */
export function zoomAt(zoom: Zoom, factor: number, at: Point, stage: Stage): Zoom {
  const scale = Math.min(largestZoom, Math.max(1, zoom.scale * factor))
  const grown = scale / zoom.scale
  return within({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, stage)
}

/** Moves an enlarged picture. */
export const moveBy = (zoom: Zoom, by: Point, stage: Stage): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage)

function within({ scale, x, y }: Zoom, { width, height }: Stage): Zoom {
  const kept = (value: number, side: number): number => {
    const room = (side * (scale - 1)) / 2
    return Math.min(room, Math.max(-room, value)) || 0
  }
  return { scale, x: kept(x, width), y: kept(y, height) }
}
