/** What is measured of a page that is being read, in CSS pixels from the top of the document. */
export interface ReadingMeasures {
  readonly scrollTop: number
  readonly windowHeight: number
  readonly documentHeight: number
  /** Where the text begins and where it ends. */
  readonly start: number
  readonly end: number
  /** The tops of the headings, from the first to the last. */
  readonly headings: readonly number[]
  /** The heading that the reader went to by a link, by its place in the list; null where there is none. */
  readonly target?: number | null
}

/** Where in a text a reader is. */
export interface ReadingPlace {
  /** The place of the present heading in the list; 0 before the first, -1 where there is none. */
  readonly present: number
  /** How much has been read, from 0 to 1. */
  readonly progress: number
}

/**
 * Where the reader is: a section is present once its heading has passed a third of the window. Over the last window of the
 * page that line moves down to its foot, so that the last section can become present, however short it is. A heading that
 * a link led to stays present while it stands above that line, also where the next one follows at once.
 * Laws: neither the section nor the progress goes back while the reader goes on; the whole is read at the end of the page.
 */
export function readingPlace({
  scrollTop,
  windowHeight,
  documentHeight,
  start,
  end,
  headings,
  target = null,
}: ReadingMeasures): ReadingPlace {
  const ahead = Math.max(0, documentHeight - windowHeight - scrollTop)
  const line = scrollTop + windowHeight - (2 / 3) * Math.min(windowHeight, ahead)
  const passed = headings.filter((top) => top <= line).length
  const aim = target === null ? undefined : headings[target]
  const isAimed = target !== null && aim !== undefined && scrollTop <= aim && aim <= line
  const share = end > start ? (line - start) / (end - start) : 0
  return {
    present: isAimed ? target : headings.length === 0 ? -1 : Math.max(0, passed - 1),
    // at the top of the page nothing has been read, wherever the line is
    progress: scrollTop <= 0 ? 0 : Math.min(1, Math.max(0, share)),
  }
}

/** Whole minutes that are left of so many; null at the end, where nothing is to be said of them. */
export const minutesLeft = (minutes: number, progress: number): number | null =>
  Math.ceil(minutes * (1 - Math.min(1, Math.max(0, progress)))) || null
