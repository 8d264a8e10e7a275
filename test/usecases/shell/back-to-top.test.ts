import { createScope } from '../../../core/reactive/scope.ts'
import { createBackToTop } from '../../../core/usecases/shell/back-to-top.ts'
import { createFakeViewport, createVirtualClock, type FakeViewportOptions } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

function bench(options: FakeViewportOptions) {
  const clock = createVirtualClock()
  const scope = createScope()
  const window = createFakeViewport(options)
  const scrolls: { readonly at: number; readonly top: number }[] = []
  const viewport = {
    ...window,
    scrollTo: (top: number) => {
      scrolls.push({ at: clock.now(), top })
      window.scrollTo(top)
    },
  }
  return { clock, scope, viewport, window, scrolls, model: createBackToTop({ clock, viewport }, scope) }
}

describe('createBackToTop', () => {
  it('is visible strictly beyond 400 px [C4.18]', () => {
    const { model, window } = bench({ scrollTop: 400 })
    const visible = heard(model.visible$)
    for (const top of [401, 5_000, 400, 399, 400.5, 0]) window.scrollTo(top)
    expect(visible).toEqual([false, true, false, true, false])
  })

  it('is visible strictly beyond 300 px without the shared shell [C4.18]', () => {
    const window = createFakeViewport({ scrollTop: 301 })
    const ports = { clock: createVirtualClock(), viewport: window }
    const { visible$ } = createBackToTop(ports, createScope(), { shared: false })
    const visible = heard(visible$)
    for (const top of [300, 300.5, 0]) window.scrollTo(top)
    expect(visible).toEqual([true, false, true, false])
  })

  it('should climb in steps of 16.7 ms, never down, and be at the top after 500 ms and not before [C9.1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (scrollTop) => {
        const { clock, model, scrolls, window } = bench({ scrollTop })
        model.start()
        expect(scrolls).toEqual([])
        clock.advance(500)
        expect(window.scrollTop.value).toBeGreaterThan(0)
        clock.advance(16.7)
        expect(window.scrollTop.value).toBe(0)
        scrolls.forEach(({ at, top }, index) => {
          expect(at).toBeCloseTo((index + 1) * 16.7)
          expect(top).toBeLessThanOrEqual(scrolls[index - 1]?.top ?? scrollTop)
        })
        clock.advance(10_000)
        expect(scrolls).toHaveLength(30)
      }),
    )
  })

  it('should ignore every click until the top is reached [C4.18]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 8 }), (clicks) => {
        const { clock, model, scrolls } = bench({ scrollTop: 3_000 })
        model.start()
        for (const at of clicks.toSorted((a, b) => a - b)) {
          clock.advance(at - clock.now())
          model.start()
        }
        clock.advance(501 - clock.now())
        expect(scrolls.at(-1)?.top).toBe(0)
        expect(scrolls).toHaveLength(30)
      }),
    )
  })

  it('climbs again once it has been at the top [C4.18]', () => {
    const { clock, model, window } = bench({ scrollTop: 3_000 })
    model.start()
    clock.advance(600)
    window.scrollTo(900)
    model.start()
    clock.advance(600)
    expect(window.scrollTop.value).toBe(0)
  })

  it('is at the top at once where the reader prefers less motion', () => {
    const { clock, model, scrolls } = bench({ scrollTop: 3_000, reducedMotion: true })
    model.start()
    expect(scrolls).toEqual([{ at: 0, top: 0 }])
    clock.advance(1_000)
    expect(scrolls).toHaveLength(1)
  })

  it('climbs no further when its scope ends', () => {
    const { clock, model, scope, scrolls } = bench({ scrollTop: 3_000 })
    model.start()
    clock.advance(100)
    scope.end()
    const before = scrolls.length
    clock.advance(1_000)
    model.start()
    clock.advance(1_000)
    expect(scrolls).toHaveLength(before)
  })
})
