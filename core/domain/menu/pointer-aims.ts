/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A box in the window, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A hand does not steer to the pixel. */
const slack = 12

/**
 * Whether a pointer that moved from one place to another heads for an open menu, which then stays open although the
 * way crosses other entries: the line through both places, carried on, meets the menu's box with some slack around it.
 * Laws: each step towards a place of the box heads for it; the step back from outside does not; a pointer that rests
 * heads nowhere; what holds is the same wherever on the screen it happens. Junk heads nowhere.
 */
export function pointerAims(before: Point, now: Point, box: Box): boolean {
  if (before.x === now.x && before.y === now.y) return false
  const across = crossing(before.x, now.x, box.left - slack, box.right + slack)
  const down = crossing(before.y, now.y, box.top - slack, box.bottom + slack)
  return Math.max(0, across.from, down.from) <= Math.min(across.to, down.to)
}

/** From when to when a movement is between two lines, in steps of its own length; never, when `from` is above `to`. */
function crossing(start: number, next: number, low: number, high: number) {
  const step = next - start
  if (step === 0) return { from: start >= low && start <= high ? -Infinity : Infinity, to: Infinity }
  const [a, b] = [(low - start) / step, (high - start) / step]
  return { from: Math.min(a, b), to: Math.max(a, b) }
}
