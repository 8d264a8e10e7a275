import { createOverflowManager } from '@fluentui/priority-overflow'
import { createMenu, menuBudget, type Channel } from '@xuekan/core/menu'
import { constant, createScope } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { asSiteId, bareShell } from '@xuekan/core/site'
import { createBrowserViewport } from '@xuekan/web'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { PortalProvider, type Portal } from '../../ui/binding/portal.ts'
import '../../ui/theme/ground.css.ts'
import '../../ui/theme/presets.css.ts'
import { ChannelMenu } from '../../ui/widgets/menu/ChannelMenu.tsx'

/** Who fits the menu into the window. All of them do it to the same HTML under the same styles. */
export type Fitter = 'ours' | 'plain' | 'fluent' | 'nobody'

/** What the page answers: times of one resize in milliseconds, and how many entries are shown after it. */
export interface MenuBenchWindow {
  /** Tells what all entries take side by side, in CSS pixels. */
  readonly mount: (fitter: Fitter, count: number) => Promise<number>
  /** Waits for the next resize to be laid out; script, style and layout from its event on, in milliseconds. */
  readonly nextResize: () => Promise<{ readonly took: number; readonly shown: number }>
}

const names = [
  'Home',
  'About',
  'Editorial Board',
  'Current Issue',
  'Archive',
  'For Authors',
  'Data',
  'Contact',
]

const channels = (count: number): readonly Channel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    parentId: '',
    siteId: asSiteId('1'),
    name: { zh: '', en: names[index % names.length] ?? '' },
    code: `code${index + 1}`,
    enabled: true,
    link: '',
    bannerId: '',
    newsDataType: '',
    styleId: '',
    children: [],
  }))

async function mountOurs(root: HTMLElement, count: number): Promise<() => void> {
  const scope = createScope()
  const shell = { ...bareShell, channels: channels(count) }
  const viewport = createBrowserViewport(window, scope, { width: window.innerWidth, scrollTop: 0 })
  viewport.follow()
  const menu = createMenu(viewport, scope, {
    shell,
    language: 'en',
    availablePages: new Set(['channel']),
    route$: constant(parseRoute('/en/code1')),
    fixed$: constant(false),
  })
  const links$ = constant({
    language: 'en',
    prefixed: true,
    host: { origin: window.location.origin, siteId: shell.site.id, base: null },
    shown: shell.site,
  })
  const portal = { language: 'en', shell, links$, menu, t: (key: string) => key } as unknown as Portal
  const react = createRoot(root)
  flushSync(() =>
    react.render(
      <PortalProvider value={portal}>
        <ChannelMenu />
      </PortalProvider>,
    ),
  )
  await document.fonts.ready
  return () => {
    react.unmount()
    scope.end()
  }
}

/** The list of the bar, with its entries and More, as if nobody had fitted it yet. */
function bareList(root: HTMLElement) {
  const list = root.querySelector<HTMLElement>('nav > ul')
  if (list === null) throw new Error('There is no menu')
  for (const entry of list.children) entry.removeAttribute('data-away')
  const entries = Array.from(list.children, (entry) => entry as HTMLElement)
  const more = entries.pop()
  if (more === undefined) throw new Error('There is no More')
  return { list, entries, more }
}

const budget = (): number =>
  menuBudget({ style: bareShell.header.style, sld: '', windowWidth: window.innerWidth, fixed: false })

/** The least that does it: widths taken once, added up at each resize until the room is used, entries shown and hidden. */
function fitPlainly(root: HTMLElement): void {
  const { entries, more } = bareList(root)
  const widths = entries.map((entry) => entry.getBoundingClientRect().width)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const moreWidth = more.getBoundingClientRect().width
  let shown = entries.length
  const fit = (): void => {
    const room = budget()
    let next = entries.length
    if (total > room) {
      next = 0
      let used = moreWidth
      while (used + (widths[next] ?? 0) <= room) {
        used += widths[next] ?? 0
        next += 1
      }
    }
    for (let index = next; index < shown; index += 1) entries[index]?.setAttribute('data-away', '')
    for (let index = shown; index < next; index += 1) entries[index]?.removeAttribute('data-away')
    more.toggleAttribute('data-away', next === entries.length)
    shown = next
  }
  fit()
  window.addEventListener('resize', fit)
}

function fitByFluent(root: HTMLElement): void {
  const { list, entries, more } = bareList(root)
  // The room of the budget, as the list itself grows with what is in it.
  const room = list.parentElement ?? list
  const manager = createOverflowManager()
  for (const [index, element] of entries.entries())
    manager.addItem({ element, id: String(index), priority: entries.length - index })
  manager.addOverflowMenu(more)
  manager.observe(room, {
    padding: 180,
    forceUpdate: true,
    onUpdateItemVisibility: ({ item, visible }) => item.element.toggleAttribute('data-away', !visible),
    onUpdateOverflow: ({ invisibleItems }) => more.toggleAttribute('data-away', invisibleItems.length === 0),
  })
}

async function mount(fitter: Fitter, count: number): Promise<number> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('There is no root')
  const unmount = await mountOurs(root, count)
  if (fitter !== 'ours') {
    const html = root.innerHTML
    unmount()
    root.innerHTML = html
    if (fitter === 'plain') fitPlainly(root)
    if (fitter === 'fluent') fitByFluent(root)
  }
  watchResizes(root)
  return wholeWidth(root)
}

/** What all entries take side by side, in CSS pixels. */
function wholeWidth(root: HTMLElement): number {
  const copy = root.cloneNode(true) as HTMLElement
  document.body.append(copy)
  const { list } = bareList(copy)
  const width = list.scrollWidth
  copy.remove()
  return width
}

const shownNow = (root: HTMLElement): number =>
  root.querySelectorAll('nav > ul > li:not([data-away]) > a').length

let report: ((took: number) => void) | null = null
/** Listens first and looks last: what all others do in between is in the time. */
let begun = 0
window.addEventListener('resize', () => {
  begun = performance.now()
})

function watchResizes(root: HTMLElement): void {
  const last = new ResizeObserver(() => {
    if (begun === 0) return
    void root.offsetHeight
    report?.(performance.now() - begun)
    report = null
    begun = 0
  })
  last.observe(document.documentElement)
}

const api: MenuBenchWindow = {
  mount,
  nextResize: async () => {
    const took = await new Promise<number>((resolve) => {
      report = resolve
    })
    return { took, shown: shownNow(document.body) }
  },
}
Object.assign(window, api)
