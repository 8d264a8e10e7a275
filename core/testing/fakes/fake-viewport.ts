import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior } from '../../reactive/behavior.ts'

/** A window without a screen. */
export interface FakeViewport extends Viewport {
  readonly resize: (width: number) => void
}

export interface FakeViewportOptions {
  /** CSS pixels. */
  readonly width?: number
  readonly scrollTop?: number
  readonly reducedMotion?: boolean
}

export function createFakeViewport(options: FakeViewportOptions = {}): FakeViewport {
  const width = createBehavior(options.width ?? 1440)
  const scrollTop = createBehavior(options.scrollTop ?? 0)
  return {
    width,
    scrollTop,
    scrollTo: (top) => scrollTop.set(Math.max(0, top)),
    prefersReducedMotion: () => options.reducedMotion ?? false,
    resize: width.set,
  }
}
