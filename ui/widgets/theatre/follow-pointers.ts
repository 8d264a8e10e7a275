import type { Point } from '@xuekan/core/content'

interface Gestures {
  /** Whether the whole picture is shown: then a drag is a swipe. */
  readonly isWhole: () => boolean
  /** By a factor about a point, told from the middle of the stage. */
  readonly onZoom: (factor: number, at: Point) => void
  readonly onMove: (by: Point) => void
  readonly onWhole: () => void
  readonly onSwipe: (by: 1 | -1) => void
}

/** Pixels of a swipe that is meant. */
const swiped = 60
/** What a double click enlarges by. */
const twice = 2

/** Tells what fingers, mouse and wheel mean on a stage, until it is called. */
export function followPointers(stage: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>()
  let began: Point | null = null
  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    gestures.onZoom(Math.exp(-event.deltaY / 400), place(event))
  }
  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, place(event))
    began = fingers.size === 1 && gestures.isWhole() ? place(event) : null
    stage.setPointerCapture(event.pointerId)
  }
  const moved = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const now = place(event)
    const [other] = [...fingers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    fingers.set(event.pointerId, now)
    if (other === undefined) gestures.onMove({ x: now.x - before.x, y: now.y - before.y })
    else {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      gestures.onZoom(apart(now, other) / Math.max(1, apart(before, other)), middle)
    }
  }
  const up = (event: PointerEvent): void => {
    const from = began
    const to = place(event)
    fingers.delete(event.pointerId)
    began = null
    if (event.type === 'pointerup' && from !== null && gestures.isWhole()) {
      const [x, y] = [to.x - from.x, to.y - from.y]
      if (Math.abs(x) > swiped && Math.abs(x) > twice * Math.abs(y)) gestures.onSwipe(x < 0 ? 1 : -1)
    }
  }
  const doubled = (event: MouseEvent): void =>
    gestures.isWhole() ? gestures.onZoom(twice, place(event)) : gestures.onWhole()
  stage.addEventListener('wheel', wheel, { passive: false })
  stage.addEventListener('pointerdown', down)
  stage.addEventListener('pointermove', moved)
  stage.addEventListener('pointerup', up)
  stage.addEventListener('pointercancel', up)
  stage.addEventListener('dblclick', doubled)
  return () => {
    stage.removeEventListener('wheel', wheel)
    stage.removeEventListener('pointerdown', down)
    stage.removeEventListener('pointermove', moved)
    stage.removeEventListener('pointerup', up)
    stage.removeEventListener('pointercancel', up)
    stage.removeEventListener('dblclick', doubled)
  }
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
