/** A box in CSS pixels, from the upper left corner of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface CardRoom {
  /** The mark that the card answers. */
  readonly mark: Box
  /** What it may lie over: the column at the sides, the window above and below. */
  readonly room: Box
  readonly width: number
  readonly height: number
}

/** Between the mark and its card. */
const gap = 8

/**
 * Where a card stands beside the mark that it answers: it opens towards the middle of the column, below the mark where it
 * fits or where there is more room, else above. Laws: it stays within the sides of its room and never lies over its mark.
 */
export function placeCard({ mark, room, width, height }: CardRoom): {
  readonly left: number
  readonly top: number
  readonly width: number
} {
  const fitted = Math.min(width, room.right - room.left)
  const beyondMiddle = mark.left + mark.right > room.left + room.right
  const wanted = beyondMiddle ? mark.right - fitted : mark.left
  const left = Math.min(Math.max(wanted, room.left), room.right - fitted)
  const below = room.bottom - mark.bottom
  const above = mark.top - room.top
  const top = below >= height + gap || below >= above ? mark.bottom + gap : mark.top - gap - height
  return { left, top, width: fitted }
}
