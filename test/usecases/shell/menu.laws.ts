import type { Channel } from '../../../core/domain/channel/channel.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { channelLink } from '../../../core/domain/link/channel-link.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { PageName } from '../../../core/domain/route/route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { HeaderStyle } from '../../../core/domain/shell/header-config.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import type { MenuItem } from '../../../core/usecases/shell-models.ts'
import { createMenu } from '../../../core/usecases/shell/menu.ts'
import { arbitraryChannelTree, arbitraryUiLanguage, createFakeViewport } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { linksIn } from '../support/links.ts'

/** As the specification lists them. */
const excluded =
  'situation reader contact carousel quick selnews rank selmag selarticle priority column introduce subaboutus subcontact first selPicture'.split(
    ' ',
  )
const withoutChildren = ['index', 'science']

const availablePages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'issue',
  'article',
  'channel',
  'science',
  'unknown',
])

interface Setting {
  readonly channels: readonly Channel[]
  readonly language?: UiLanguage
  readonly style?: HeaderStyle
  readonly address?: string
  readonly width?: number
}

function bench({ channels, language = 'zh', style = 1, address = '/zh/home', width = 1440 }: Setting) {
  const shell: SiteShell = { ...bareShell, channels, header: { ...bareShell.header, style } }
  const viewport = createFakeViewport({ width })
  const route$ = createBehavior(parseRoute(address))
  const fixed$ = createBehavior(false)
  const scope = createScope()
  const menu = createMenu(viewport, scope, { shell, language, availablePages, route$, fixed$ })
  return { menu, viewport, route$, fixed$, scope, go: (next: string) => route$.set(parseRoute(next)) }
}

const channel = (id: string, code: string, change: Partial<Channel> = {}): Channel => ({
  id,
  parentId: '',
  siteId: bareShell.site.id,
  name: { zh: `栏目${id}`, en: `Column ${id}` },
  code,
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children: [],
  ...change,
})

const everyItem = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...everyItem(item.children)])

const idsOf = (items: readonly MenuItem[]): readonly string[] => items.map((item) => item.channel.id)

/** Eight entries of 200 px. */
const eight = Array.from({ length: 8 }, (_, index) =>
  channel(String(index + 1), index === 0 ? 'index' : `code${index + 1}`),
)
const widths = eight.map(() => 200)

describe('createMenu', () => {
  it('should show enabled entries with a name in this language alone, and no excluded code [C4.11, C4.12]', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, arbitraryUiLanguage, (channels, language) => {
        for (const { channel: shown, label, children } of everyItem(
          bench({ channels, language }).menu.items,
        )) {
          expect(shown.enabled).toBe(true)
          expect(shown.name[language]).not.toBe('')
          expect(label).toBe(shown.name[language])
          expect(excluded).not.toContain(shown.code)
          expect(withoutChildren.includes(shown.code) ? children : []).toEqual([])
        }
      }),
    )
  })

  it.each(excluded)('never shows an entry %s, nor what is below it [C4.12]', (code) => {
    const below = channel('11', 'ethics')
    const { menu } = bench({ channels: [channel('1', code, { children: [below] }), channel('2', 'ethics')] })
    expect(idsOf(everyItem(menu.items))).toEqual(['2'])
  })

  it.each(withoutChildren)('shows the entry %s without what is below it [C4.12]', (code) => {
    const below = channel('11', 'ethics')
    const { menu } = bench({ channels: [channel('1', code, { children: [below] })] })
    expect(idsOf(everyItem(menu.items))).toEqual(['1'])
  })

  it('should show every other entry, in order [C4.11, C4.12]', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, arbitraryUiLanguage, (channels, language) => {
        const plain = channels.map((one) => ({
          ...one,
          code: excluded.includes(one.code) ? one.code : 'ethics',
          link: '',
        }))
        const wanted = plain.filter(
          (one) => one.enabled && one.name[language] !== '' && one.code === 'ethics',
        )
        expect(idsOf(bench({ channels: plain, language }).menu.items)).toEqual(wanted.map(({ id }) => id))
      }),
    )
  })

  it('should part its entries between the row and More, in order, however wide they are [C4.13]', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 3_000 }),
        (measured, more, width) => {
          const { menu, viewport } = bench({ channels: eight })
          menu.measured(measured, more)
          viewport.resize(width)
          const state = menu.state$.value
          expect([...state.shown, ...state.more]).toEqual(menu.items)
          const used = measured.slice(0, state.shown.length).reduce((sum, one) => sum + one, 0)
          const room = Math.max(0, width - 180)
          const fits = used + (state.more.length > 0 ? more : 0) <= room
          expect(fits || state.shown.length === 0).toBe(true)
        },
      ),
    )
  })

  it('shows all entries until it knows their widths', () => {
    const { menu, viewport } = bench({ channels: eight, width: 300 })
    viewport.resize(200)
    expect(menu.state$.value).toEqual({
      measured: false,
      shown: menu.items,
      more: [],
      selected: 0,
      path: ['1'],
    })
  })

  it('moves into More what does not fit, and plans again when the window changes [C4.13, C9.3]', () => {
    const { menu, viewport } = bench({ channels: eight })
    menu.measured(widths, 80)
    const states = heard(menu.state$)
    viewport.resize(1_780)
    viewport.resize(1_779)
    viewport.resize(1_700)
    expect(states.map(({ shown, more }) => [shown.length, more.length])).toEqual([
      [5, 3],
      [8, 0],
      [7, 1],
    ])
  })

  it('plans again when the header becomes fixed [C4.13, C9.3]', () => {
    const { fixed$, menu } = bench({ channels: eight, style: 3, width: 1_300 })
    menu.measured(widths, 50)
    const states = heard(menu.state$)
    fixed$.set(true)
    fixed$.set(false)
    expect(states.map(({ shown }) => shown.length)).toEqual([3, 2, 3])
  })

  it('plans again when it is measured again, as when a font has come', () => {
    const { menu } = bench({ channels: eight })
    menu.measured(widths, 80)
    menu.measured(
      widths.map(() => 150),
      80,
    )
    expect(menu.state$.value.shown).toHaveLength(8)
  })

  it('selects the entry that leads to the page, itself or by what is below it, on each step [C4.14]', () => {
    const below = channel('31', 'method', { parentId: '3' })
    const channels = eight.map((one) => (one.id === '3' ? { ...one, children: [below] } : one))
    const { go, menu } = bench({ channels })
    menu.measured(widths, 80)
    const states = heard(menu.state$)
    for (const address of ['/zh/code2', '/zh/method', '/zh/code8', '/zh/article/1', '/zh/home']) go(address)
    expect(states.map(({ selected }) => selected)).toEqual([0, 1, 2, 7, -1, 0])
  })

  it('tells the way down to the channel of the page, which may be below its entry [C4.14]', () => {
    const deepest = channel('311', 'deep', { parentId: '31' })
    const below = channel('31', 'method', { parentId: '3', children: [deepest] })
    const channels = eight.map((one) => (one.id === '3' ? { ...one, children: [below] } : one))
    const { go, menu } = bench({ channels })
    menu.measured(widths, 80)
    const states = heard(menu.state$)
    for (const address of ['/zh/code3', '/zh/method', '/zh/deep', '/zh/article/1']) go(address)
    expect(states.map(({ path }) => path)).toEqual([['1'], ['3'], ['3', '31'], ['3', '31', '311'], []])
  })

  it('keeps within the room that the page leaves, where that is less than the budget [C4.13, C9.3]', () => {
    const { menu, viewport } = bench({ channels: eight })
    menu.measured(widths, 80)
    const states = heard(menu.state$)
    menu.hasRoom(700)
    viewport.resize(1_600)
    menu.hasRoom(5_000)
    menu.hasRoom(5_001)
    expect(states.map(({ shown }) => shown.length)).toEqual([5, 3, 6])
  })

  it('selects nothing on the page of a disabled entry [C4.14]', () => {
    const channels = eight.map((one) => (one.id === '2' ? { ...one, enabled: false } : one))
    const { go, menu } = bench({ channels })
    go('/zh/code2')
    expect(menu.state$.value.selected).toBe(-1)
    go('/zh/code3')
    expect(menu.state$.value.selected).toBe(1)
  })

  it('shows no entry of a page that does not exist', () => {
    const channels = [
      channel('1', 'index'),
      channel('2', 'newNews', { children: [channel('21', 'ethics')] }),
      channel('3', 'aboutus', { children: [channel('31', 'editorial'), channel('32', 'ethics')] }),
      channel('4', 'newNews', { link: 'https://example.org/news' }),
    ]
    const { menu } = bench({ channels })
    expect(idsOf(everyItem(menu.items))).toEqual(['1', '3', '32', '4'])
  })

  it('links its entries in their language, leaves the site for jump columns, and marks what is not to be followed [C2.24, C2.40]', () => {
    const channels = [
      channel('1', 'index'),
      channel('2', 'ethics'),
      channel('3', 'any', { link: 'https://example.org/a' }),
    ]
    const drawn = (language: UiLanguage) =>
      bench({ channels, language }).menu.items.map((item) => [
        channelLink(item, channels, linksIn(language).value),
        item.external,
        item.nofollow,
      ])
    expect(drawn('en')).toEqual([
      ['/en/home', false, true],
      ['/en/ethics', false, false],
      ['https://example.org/a', true, false],
    ])
    expect(drawn('zh')[0]?.[0]).toBe('/zh/home')
  })

  it('says nothing when nothing has changed', () => {
    const { fixed$, menu, viewport } = bench({ channels: eight })
    menu.measured(widths, 80)
    const states = heard(menu.state$)
    viewport.resize(1_441)
    fixed$.set(true)
    menu.measured([...widths], 80)
    expect(states).toHaveLength(1)
  })

  it('plans no more when its scope has ended', () => {
    const { go, menu, scope, viewport } = bench({ channels: eight })
    menu.measured(widths, 80)
    scope.end()
    viewport.resize(2_000)
    go('/zh/code2')
    expect(menu.state$.value).toMatchObject({ shown: { length: 5 }, selected: 0 })
  })
})
