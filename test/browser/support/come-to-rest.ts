import type { Page } from 'playwright'

/**
 * Waits until nothing fades or slides any more: colours, places and sizes are then those that a reader sees. What
 * turns without end, as a sign of work under way does, is not waited for; what is given up has come to its end too.
 */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = (): readonly Animation[] =>
      document.getAnimations().filter(({ playState, effect }) => {
        const end = effect?.getComputedTiming().endTime
        return playState === 'running' && end !== undefined && Number.isFinite(Number(end))
      })
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map(({ finished }) => finished))
  })
