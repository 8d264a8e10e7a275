import { describe, expect, it } from 'vitest'
import { openedChromium } from './support/watched-page.ts'

const open = openedChromium()

interface Step {
  readonly top: number
  readonly at: number
}

describe('the way back to the top', () => {
  it('takes 500 ms in steps of 16.7 ms, deaf to clicks on the way [C9.1] [C4.18]', async () => {
    const { page, open: go, problems } = await open()
    await page.clock.install()
    await page.addInitScript(() => {
      const steps: { top: number; at: number }[] = []
      const scrollTo = window.scrollTo.bind(window)
      Object.assign(window, {
        steps,
        scrollTo: (options: ScrollToOptions) => {
          steps.push({ top: options.top ?? 0, at: Date.now() })
          scrollTo(options)
        },
      })
    })
    await go('gzxb', '/zh/onlineFirst')
    await page.evaluate(() => scrollBy(0, 1200))
    const control = page.getByRole('button', { name: '回到顶部' })
    await control.waitFor()
    const begun = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(begun + 2_000)
    const from = await page.evaluate(() => scrollY)
    expect(from).toBeGreaterThan(400)
    await control.dispatchEvent('click')
    await page.clock.runFor(250)
    const half = await page.evaluate(() => scrollY)
    await control.dispatchEvent('click')
    await page.clock.runFor(235)
    const late = await page.evaluate(() => scrollY)
    await page.clock.runFor(40)
    const steps = await page.evaluate(() => (window as unknown as { steps: Step[] }).steps)
    expect([half > 0.4 * from && half < 0.6 * from, late > 0 && late < 0.1 * from]).toEqual([true, true])
    const first = begun + 2_000
    for (const { top, at } of steps.filter((step) => step.top > 0)) {
      const step = Math.floor((at - first) / 16.7)
      expect(top).toBeCloseTo(from * (1 - step / 30), 3)
      expect(at - first).toBeLessThan(500)
    }
    const last = steps.at(-1)
    expect([last?.top, (last?.at ?? 0) - first >= 500, (last?.at ?? 0) - first < 517]).toEqual([
      0,
      true,
      true,
    ])
    expect(steps.length).toBeGreaterThan(25)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.clock.runFor(600)
    expect(await page.evaluate(() => (window as unknown as { steps: Step[] }).steps.length)).toBe(
      steps.length,
    )
    expect(problems).toEqual([])
  })
})
