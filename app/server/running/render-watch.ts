import type { RenderPage } from '../../../server/host/page-answer.ts'

/** Milliseconds without a page to be rendered after which what nobody waits for may begin. */
const quiet = 2_000

/** Knows whether pages are rendered. */
export interface RenderWatch {
  readonly watched: (render: RenderPage) => RenderPage
  /** Whether a page is rendered now, or was a moment ago: readers come in bursts. */
  readonly isBusy: () => boolean
}

/** @param now milliseconds of a clock that only goes forward */
export function createRenderWatch(now: () => number): RenderWatch {
  let underway = 0
  let lastEnd = -Infinity
  return {
    watched: (render) => async (request) => {
      underway += 1
      try {
        return await render(request)
      } finally {
        underway -= 1
        lastEnd = now()
      }
    },
    isBusy: () => underway > 0 || now() - lastEnd < quiet,
  }
}
