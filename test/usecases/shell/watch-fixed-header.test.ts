import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { headerHeightOf } from '../../../core/domain/shell/header-height.ts'
import { tallerBy } from '../../../core/domain/shell/header-sizes.ts'
import { topNewsCarousel, topNewsLine } from '../../../core/domain/shell/top-news.ts'
import { constant, createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { watchFixedHeader } from '../../../core/usecases/shell/watch-fixed-header.ts'
import { createFakeViewport, sampleTopNews } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

const folded$ = constant(false)
const headerHeight = headerHeightOf(bareShell, { page: 'home', windowWidth: 1440, opened: false })

function bench({ sld = 'jiang', address = '/zh/home', fixedOnScroll = true, scrollTop = 0 } = {}) {
  const viewport = createFakeViewport({ scrollTop })
  const scope = createScope()
  const route$ = createBehavior(parseRoute(address))
  const shell = {
    ...bareShell,
    site: { ...bareShell.site, sld },
    header: { ...bareShell.header, fixedOnScroll },
  }
  const fixed$ = watchFixedHeader(viewport, scope, {
    shell,
    route$,
    topNews$: constant(false),
    opened$: folded$,
  })
  return { viewport, scope, route$, fixed$ }
}

describe('watchFixedHeader', () => {
  it('is fixed once scrolled past its height, and no more above it [C4.15]', () => {
    const { fixed$, viewport } = bench()
    const fixed = heard(fixed$)
    for (const top of [headerHeight, headerHeight + 1, 4_000, headerHeight, 0]) viewport.scrollTo(top)
    expect(fixed).toEqual([false, true, false])
  })

  it('is fixed later in a wider window where the banner is higher [C4.15, C9.7]', () => {
    const viewport = createFakeViewport({ width: 1_366, scrollTop: 420 })
    const header = { ...bareShell.header, style: 2, fixedOnScroll: true, backgroundUrl: '/b.png' } as const
    const route$ = createBehavior(parseRoute('/zh/home'))
    const shell = { ...bareShell, header }
    const fixed = heard(
      watchFixedHeader(viewport, createScope(), {
        shell,
        route$,
        topNews$: constant(false),
        opened$: folded$,
      }),
    )
    viewport.resize(1_600)
    viewport.resize(390)
    expect(fixed).toEqual([true, false, true])
  })

  it('is fixed sooner once top news has been dismissed [C4.15, C2.39]', () => {
    const topNews = sampleTopNews('1')
    const viewport = createFakeViewport({ scrollTop: headerHeight + 1 })
    const topNews$ = createBehavior(true)
    const shell = { ...bareShell, topNews, header: { ...bareShell.header, fixedOnScroll: true } }
    const route$ = createBehavior(parseRoute('/zh/home'))
    const fixed = heard(
      watchFixedHeader(viewport, createScope(), { shell, route$, topNews$, opened$: folded$ }),
    )
    topNews$.set(false)
    topNews$.set(true)
    viewport.scrollTo(headerHeight + topNewsCarousel.height + 1)
    expect(fixed).toEqual([false, true, false, true])
  })

  it('is fixed sooner below the one line that top news is beyond the home page, and later once it is opened [C4.15, C2.39]', () => {
    const topNews = sampleTopNews('1')
    const viewport = createFakeViewport({ scrollTop: headerHeight + topNewsLine.height + 1 })
    const shell = { ...bareShell, topNews, header: { ...bareShell.header, fixedOnScroll: true } }
    const route$ = createBehavior(parseRoute('/zh/home'))
    const opened$ = createBehavior(false)
    const fixed$ = watchFixedHeader(viewport, createScope(), {
      shell,
      route$,
      topNews$: constant(true),
      opened$,
    })
    const fixed = heard(fixed$)
    route$.set(parseRoute('/zh/issue'))
    opened$.set(true)
    expect(fixed).toEqual([false, true, false])
  })

  it.each(['syhg', 'gzxb', 'yhy'])('is fixed later on %s, whose header is taller [C1.9, C4.15]', (sld) => {
    const { fixed$, viewport } = bench({ sld })
    viewport.scrollTo(headerHeight + tallerBy)
    expect(fixed$.value).toBe(false)
    viewport.scrollTo(headerHeight + tallerBy + 1)
    expect(fixed$.value).toBe(true)
  })

  it.each(['/zh/article/32026200', '/article/doi/3/10.5555/a/zh', '/thesis/3/32026200/zh'])(
    'is never fixed on %s [C4.15]',
    (address) => {
      const { fixed$, viewport } = bench({ address })
      viewport.scrollTo(4_000)
      expect(fixed$.value).toBe(false)
    },
  )

  it('changes with the page, without any scrolling [C4.15]', () => {
    const { fixed$, route$ } = bench({ scrollTop: 1_000 })
    const fixed = heard(fixed$)
    route$.set(parseRoute('/zh/article/1'))
    route$.set(parseRoute('/zh/issue'))
    expect(fixed).toEqual([true, false, true])
  })

  it('is never fixed where the site does not want it', () => {
    const { fixed$, viewport } = bench({ fixedOnScroll: false })
    viewport.scrollTo(4_000)
    expect(fixed$.value).toBe(false)
  })

  it('stays as it is when its scope has ended', () => {
    const { fixed$, scope, viewport } = bench()
    scope.end()
    viewport.scrollTo(4_000)
    expect(fixed$.value).toBe(false)
  })
})
