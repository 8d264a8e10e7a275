export { leaveSheets } from './leave-sheets.ts'
import { readingPlace, type ReadingMeasures, type ReadingPlace } from '@xuekan/core/content'

type Layout = Pick<ReadingMeasures, 'start' | 'end' | 'headings'>

/**
 * Tells where the reader is among the headings of these ids, from now on, in whole percents, and keeps what the outline marks
 * in sight. Returns what ends it.
 */
export function followReading(ids: readonly string[], tell: (place: ReadingPlace) => void): () => void {
  let layout = measureLayout(ids)
  let frame: number | null = null
  let reported: ReadingPlace | null = null
  const look = (): void => {
    frame = null
    const { present, progress } = readingPlace({
      ...layout,
      scrollTop: Math.max(0, window.scrollY),
      windowHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
      target: targetAmong(ids),
    })
    const place = { present, progress: Math.floor(progress * 100) / 100 }
    if (reported?.present === place.present && reported.progress === place.progress) return
    const moved = reported?.present !== present
    reported = place
    tell(place)
    // where the outline marks it is known in the next frame; before it, all of the page would be laid out for this alone
    if (moved) requestAnimationFrame(() => keepInSight(document.querySelector('[aria-current=location]')))
  }
  const scrolled = (): void => {
    frame ??= requestAnimationFrame(look)
  }
  // pictures that come and a window of another width move the headings
  const resized = new ResizeObserver(() => {
    layout = measureLayout(ids)
    scrolled()
  })
  window.addEventListener('scroll', scrolled, { passive: true })
  window.addEventListener('hashchange', scrolled)
  resized.observe(document.body)
  look()
  return () => {
    window.removeEventListener('scroll', scrolled)
    window.removeEventListener('hashchange', scrolled)
    resized.disconnect()
    if (frame !== null) cancelAnimationFrame(frame)
  }
}

/** The heading that the address names. */
function targetAmong(ids: readonly string[]): number | null {
  const at = ids.indexOf(document.querySelector(':target')?.id ?? '')
  return at < 0 ? null : at
}

function measureLayout(ids: readonly string[]): Layout {
  const tops = ids.map((id) => document.getElementById(id)).map((element) => topOf(element))
  // a heading that is not there stands where the next one does
  const headings = tops.map((top, index) => top ?? tops.slice(index).find((next) => next !== null) ?? 0)
  const references = document.querySelector('#fulltext .references')
  const text = document.getElementById('fulltext')
  return {
    start: headings[0] ?? 0,
    end: topOf(references) ?? (topOf(text) ?? 0) + (text?.offsetHeight ?? 0),
    headings,
  }
}

const topOf = (element: Element | null): number | null =>
  element === null ? null : element.getBoundingClientRect().top + window.scrollY

/** Scrolls the rail alone, and no further than it takes. */
function keepInSight(item: Element | null): void {
  const rail = scrollerOf(item)
  if (item === null || rail === null) return
  const [at, within] = [item.getBoundingClientRect(), rail.getBoundingClientRect()]
  const above = at.top - within.top - at.height
  const below = at.bottom - within.bottom + at.height
  if (above < 0) rail.scrollTop += above
  else if (below > 0) rail.scrollTop += below
}

function scrollerOf(item: Element | null): HTMLElement | null {
  for (let within = item?.parentElement ?? null; within !== null; within = within.parentElement)
    if (getComputedStyle(within).overflowY === 'auto') return within
  return null
}
