import type { Channel } from '../../../core/domain/channel/channel.ts'
import type { LinkContext } from '../../../core/domain/link/link-context.ts'
import type { PageName } from '../../../core/domain/route/route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { emptyToolbar, type ToolItem } from '../../../core/domain/shell/tool-item.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../../core/ports/async-result.ts'
import { constant, createBehavior, type Behavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { followAddress } from '../../../core/usecases/follow-address.ts'
import { createMenu } from '../../../core/usecases/shell/menu.ts'
import { createToolbar } from '../../../core/usecases/shell/toolbar.ts'
import { sameContext } from '../../../core/usecases/site/query-site.ts'
import { createFakeShellGateways, createFakeNavigation, createFakeViewport } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { linksElsewhere, linksIn } from '../support/links.ts'
import { listening } from '../support/notified.ts'

const context: RequestContext = { language: 'zh', siteId: asSiteId('3') }

const tool = (change: Partial<ToolItem>): ToolItem => ({
  id: '1',
  indexId: '',
  name: 'a',
  description: '',
  platform: null,
  type: '',
  linkType: '',
  link: '',
  iconUrl: '',
  pictureUrl: '',
  ...change,
})

const rivers = { style: 2, items: [tool({ platform: 'rss' })] } as const
const seas = { style: 1, items: [tool({ id: '2' })] } as const

function bench(
  change: (call: string) => AsyncResult<never> | null = () => null,
  links$: Behavior<LinkContext> = linksIn('zh'),
) {
  const scope = createScope()
  const navigation = createFakeNavigation('/zh/home')
  const viewport = createFakeViewport()
  const { notify, notified } = listening()
  const context$ = createBehavior(context)
  const opened: string[] = []
  const { sites } = createFakeShellGateways(
    { toolbars: { 3: rivers, 4: seas } },
    (call, answer) => change(call) ?? answer,
  )
  const toolbar = createToolbar({ sites, navigation, viewport }, scope, {
    context$,
    links$,
    notify,
    openBasket: () => opened.push('basket'),
  })
  return { navigation, opened, context$, scope, toolbar, notified, viewport }
}

describe('createToolbar', () => {
  it('holds the tools of the site that is read [C7.5]', () => {
    const { context$, toolbar } = bench()
    expect(toolbar.toolbar$.value).toBe(rivers)
    const toolbars = heard(toolbar.toolbar$)
    context$.set({ ...context })
    context$.set({ ...context, siteId: asSiteId('4') })
    context$.set({ ...context, siteId: asSiteId('5') })
    expect(toolbars).toEqual([rivers, emptyToolbar, seas, emptyToolbar])
  })

  it('shows no tools where they cannot be had, and tells why [C8.1]', () => {
    const { toolbar, notified } = bench((call) =>
      fail({ kind: 'refused', call, status: 5, message: '稍后再试' }),
    )
    expect(toolbar.toolbar$.value).toBe(emptyToolbar)
    expect(notified).toEqual(['serverMessage: 稍后再试'])
  })

  it('shows by its flag, or beyond 400 px [C4.19]', () => {
    const { toolbar, viewport } = bench()
    const shown = heard(toolbar.visible$)
    viewport.scrollTo(400)
    viewport.scrollTo(401)
    toolbar.setFlag(true)
    viewport.scrollTo(0)
    toolbar.setFlag(false)
    expect(shown).toEqual([false, true, false])
  })

  it('shows at once on a page that is scrolled already [C4.19]', () => {
    const toolbar = createToolbar(
      {
        sites: createFakeShellGateways().sites,
        navigation: createFakeNavigation(),
        viewport: createFakeViewport({ scrollTop: 401 }),
      },
      createScope(),
      {
        context$: constant(context),
        links$: linksIn('zh'),
        notify: () => undefined,
        openBasket: () => undefined,
      },
    )
    expect(toolbar.visible$.value).toBe(true)
  })

  it('leads to pages of the shown site on the host of another one [C2.36]', () => {
    const { navigation, toolbar } = bench(undefined, linksElsewhere('zh'))
    toolbar.choose(tool({ link: '/zh/about' }))
    expect(navigation.address.value).toBe('/zh/about?siteId=3')
    toolbar.choose(tool({ platform: 'rss' }))
    expect(navigation.opened).toEqual(['/rssList?lang=zh&siteId=3'])
  })

  it('opens feeds and alerts in a new tab, and external links in a window [C2.36]', () => {
    const { navigation, opened, toolbar } = bench()
    toolbar.choose(tool({ platform: 'rss' }))
    toolbar.choose(tool({ platform: 'email', link: 'https://example.org/' }))
    toolbar.choose(tool({ link: 'https://submit.example.org/a' }))
    toolbar.choose(tool({ link: '/files/a.pdf' }))
    expect(navigation.opened).toEqual([
      '/rssList?lang=zh',
      '/emailSubscribe?lang=zh',
      'https://submit.example.org/a',
      '/files/a.pdf',
    ])
    expect([navigation.address.value, navigation.left, opened]).toEqual(['/zh/home', [], []])
  })

  it('uses the language of the reader at the time [C2.36]', () => {
    const { navigation, context$, toolbar } = bench()
    context$.set({ ...context, language: 'en' })
    toolbar.choose(tool({ platform: 'rss' }))
    expect(navigation.opened).toEqual(['/rssList?lang=en'])
  })

  it('opens the basket, hands letters to the programs of the reader, and else does nothing [C2.36]', () => {
    const { navigation, opened, toolbar } = bench()
    toolbar.choose(tool({ platform: 'folderAdd' }))
    toolbar.choose(tool({ link: 'mailto:a@example.org' }))
    toolbar.choose(tool({ link: 'javascript:alert(1)' }))
    toolbar.choose(tool({ pictureUrl: '/qr.png' }))
    expect(opened).toEqual(['basket'])
    expect(navigation.left).toEqual(['mailto:a@example.org'])
    expect([navigation.address.value, navigation.opened]).toEqual(['/zh/home', []])
  })

  it('goes to a page of the site, and the menu selects its entry again, or none [C4.14]', () => {
    const { navigation, scope, toolbar, viewport } = bench()
    const channel = (id: string, code: string, enabled = true): Channel => ({
      id,
      parentId: '',
      siteId: context.siteId,
      name: { zh: code, en: code },
      code,
      enabled,
      link: '',
      bannerId: '',
      newsDataType: '',
      styleId: '',
      children: [],
    })
    const shell = {
      ...bareShell,
      site: { ...bareShell.site, id: context.siteId, sld: 'jiang' },
      channels: [channel('1', 'index'), channel('2', 'ethics'), channel('3', 'closed', false)],
    }
    const availablePages: ReadonlySet<PageName> = new Set(['home', 'channel', 'issue'] as const)
    const { site, channels } = shell
    const route$ = followAddress(navigation, scope, { site, language: 'zh', channels, availablePages })
    const menu = createMenu(viewport, scope, {
      shell,
      language: 'zh',
      availablePages,
      route$,
      fixed$: constant(false),
    })
    const chosen: number[] = [menu.state$.value.selected]
    for (const item of [
      { link: '/zh/ethics' },
      { platform: 'rss' } as const,
      { link: '/zh/closed' },
      { link: '/zh' },
    ]) {
      toolbar.choose(tool(item))
      chosen.push(menu.state$.value.selected)
    }
    expect(chosen).toEqual([0, 1, 1, -1, 0])
    expect(navigation.address.value).toBe('/zh')
  })

  it('asks and shows nothing any more when its scope has ended', () => {
    const { context$, scope, toolbar, viewport } = bench()
    scope.end()
    context$.set({ ...context, siteId: asSiteId('4') })
    viewport.scrollTo(900)
    expect([toolbar.toolbar$.value, toolbar.visible$.value]).toEqual([rivers, false])
  })
})

describe('sameContext', () => {
  it('compares site and language', () => {
    expect(sameContext(context, { ...context })).toBe(true)
    expect(sameContext(context, { ...context, language: 'en' })).toBe(false)
    expect(sameContext(context, { ...context, siteId: asSiteId('4') })).toBe(false)
  })
})
