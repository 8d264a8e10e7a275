import { moveBy, unzoomed, zoomAt, type Point, type Stage, type Zoom } from '@xuekan/core/content'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { followPointers } from './follow-pointers.ts'

const step = 1.5

interface Zooming {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly picture: RefObject<HTMLImageElement | null>
  readonly percent: number
  readonly bigger: () => void
  readonly smaller: () => void
  readonly whole: () => void
}

/** Wheel, pinch, double click, keys and buttons enlarge about a point; a drag moves, and over a whole picture it steps. */
export function useZoom(onSwipe: (by: 1 | -1) => void): Zooming {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const zoom = useRef<Zoom>(unzoomed)
  const [percent, setPercent] = useState(100)
  const change = (of: (zoom: Zoom, stage: Stage) => Zoom): void => {
    if (stage.current === null || picture.current === null) return
    zoom.current = of(zoom.current, { width: stage.current.clientWidth, height: stage.current.clientHeight })
    const { scale, x, y } = zoom.current
    picture.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    setPercent(Math.round(scale * 100))
  }
  const by = (factor: number, at: Point = { x: 0, y: 0 }): void =>
    change((now, size) => zoomAt(now, factor, at, size))
  const keep = { bigger: () => by(step), smaller: () => by(1 / step), whole: () => change(() => unzoomed) }
  const latest = useRef({ keep, by, change, onSwipe })
  useEffect(() => {
    latest.current = { keep, by, change, onSwipe }
  })
  useEffect(() => {
    if (stage.current === null) return undefined
    const pressed = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey) return
      if (key === '+' || key === '=') latest.current.keep.bigger()
      if (key === '-') latest.current.keep.smaller()
      if (key === '0') latest.current.keep.whole()
    }
    document.addEventListener('keydown', pressed)
    const unfollow = followPointers(stage.current, {
      isWhole: () => zoom.current.scale === 1,
      onZoom: (factor, at) => latest.current.by(factor, at),
      onMove: (move) => latest.current.change((now, size) => moveBy(now, move, size)),
      onWhole: () => latest.current.keep.whole(),
      onSwipe: (way) => latest.current.onSwipe(way),
    })
    return () => {
      document.removeEventListener('keydown', pressed)
      unfollow()
    }
  }, [])
  return { stage, picture, percent, ...keep }
}
