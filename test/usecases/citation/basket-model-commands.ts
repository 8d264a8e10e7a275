import type { BasketKey } from '../../../core/domain/citation/basket-key.ts'
import type { BasketEntry } from '../../../core/domain/citation/basket.ts'
import { citationForms, type CitationForm } from '../../../core/domain/citation/citation-form.ts'
import { citationFormats, type CitationFormat } from '../../../core/domain/citation/citation-formats.ts'
import type { CitedItem } from '../../../core/usecases/citation/basket-state.ts'
import { arbitraryBasketEntry } from '@xuekan/core/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { citedAs, storeElsewhere, unreachable, type CitingServer, type Tab } from './tabs.ts'

interface KnownItem {
  readonly entry: BasketEntry
  readonly place: number
  selected: boolean
}

/** What a reader knows of one tab. */
interface KnownTab {
  removed: readonly KnownItem[]
  form: CitationForm
  allowed: boolean
  /** What the calls of the last ask came to, where the citation is not known by them. */
  calls: Map<string, 'failed' | 'none'>
  refused: string | null
  readonly notified: string[]
  readonly written: string[]
  readonly left: string[]
}

/** What a reader with two tabs knows. */
export interface KnownTabs {
  items: readonly KnownItem[]
  /** Keys of the items whose citation is known. */
  cited: Set<string>
  readonly broken: Set<string>
  readonly tabs: readonly [KnownTab, KnownTab]
}

export interface RealTabs {
  readonly server: CitingServer
  readonly tabs: readonly [Tab, Tab]
}

export const knownTab = (): KnownTab => ({
  removed: [],
  form: 'zh',
  allowed: true,
  calls: new Map(),
  refused: null,
  notified: [],
  written: [],
  left: [],
})

type TabsCommand = fc.Command<KnownTabs, RealTabs>
type Which = 0 | 1

const keyOf = ({ siteId, id }: BasketKey): string => `${siteId}/${id}`
const isOf = (key: BasketKey) => (item: KnownItem) => keyOf(item.entry) === keyOf(key)
const selectedOf = ({ items }: KnownTabs) => items.filter(({ selected }) => selected)

/** The citations of an item as one form shows them, on a Chinese page. */
const linesOf = (key: BasketKey, form: CitationForm) =>
  (['zh', 'en'] as const)
    .filter((language) => form === 'both' || form === language)
    .map((language) => ({ language, text: citedAs(key)?.[language] ?? '' }))
    .filter(({ text }) => text !== '')

function citationIn({ cited }: KnownTabs, { calls, form }: KnownTab, key: BasketKey): CitedItem['citation'] {
  if (cited.has(keyOf(key))) return { status: 'ready', value: linesOf(key, form) }
  const call = calls.get(keyOf(key))
  if (call === 'failed') return { status: 'failed', error: unreachable }
  return call === 'none' ? { status: 'ready', value: [] } : { status: 'idle' }
}

/** What copying would write: where none is selected, the button that speaks of all. */
const copiedBy = (known: KnownTabs, { form }: KnownTab): string =>
  (selectedOf(known).length === 0 ? known.items : selectedOf(known))
    .filter(({ entry }) => known.cited.has(keyOf(entry)))
    .flatMap(({ entry }) => linesOf(entry, form).map(({ text }) => text))
    .join('\n')

function compare(known: KnownTabs, { tabs }: RealTabs): void {
  for (const which of [0, 1] as const) {
    const own = known.tabs[which]
    const { removed, form, refused, notified, written, left } = own
    const tab = tabs[which]
    expect(tab.model.state$.value).toEqual({
      items: known.items.map(({ entry, place, selected }) => ({
        ...entry,
        sortId: place,
        selected,
        citation: citationIn(known, own, entry),
      })),
      selected: selectedOf(known).length,
      allSelected: known.items.length > 0 && selectedOf(known).length === known.items.length,
      badge: known.items.length === 0 ? '' : String(known.items.length),
      undoable: removed.filter(({ entry }) => !known.items.some(isOf(entry))).length,
      form,
      requesting: false,
      refused: refused !== null && copiedBy(known, own) === refused ? refused : null,
    })
    expect([tab.notified, tab.clipboard.written, tab.navigation.left]).toEqual([notified, written, left])
  }
}

/** A command in one tab, which the other one hears of. */
const within = (
  which: Which,
  name: string,
  act: (known: KnownTabs, own: KnownTab, real: Tab, all: RealTabs) => void,
): TabsCommand => ({
  check: () => true,
  run: (known, real) => {
    act(known, known.tabs[which], real.tabs[which], real)
    storeElsewhere(real.tabs[which], real.tabs[which === 0 ? 1 : 0])
    compare(known, real)
  },
  toString: () => `${name} in tab ${which}`,
})

function put(known: KnownTabs, own: KnownTab, entry: BasketEntry): void {
  if (known.items.some(isOf(entry))) return
  const place = Math.max(known.items.at(-1)?.place ?? 0, own.removed.at(-1)?.place ?? 0) + 1
  known.items = [...known.items, { entry, place, selected: true }]
}

/** Citations stay for what is there, and for what this tab can put back. */
function forget(known: KnownTabs, own: KnownTab): void {
  const there = new Set([...known.items, ...own.removed].map(({ entry }) => keyOf(entry)))
  known.cited = new Set([...known.cited].filter((key) => there.has(key)))
}

function take(known: KnownTabs, own: KnownTab, taken: readonly KnownItem[]): void {
  if (taken.length > 0) {
    own.removed = taken
    known.items = known.items.filter((item) => !taken.includes(item))
  }
  forget(known, own)
}

function ask(known: KnownTabs, own: KnownTab): void {
  const missing = known.items.filter(({ entry }) => !known.cited.has(keyOf(entry)))
  own.calls = new Map()
  for (const siteId of new Set(missing.map(({ entry }) => entry.siteId))) {
    const requested = missing.filter(({ entry }) => entry.siteId === siteId).map(({ entry }) => entry)
    const isBroken = known.broken.has(siteId)
    for (const entry of requested) {
      if (isBroken) own.calls.set(keyOf(entry), 'failed')
      else if (citedAs(entry) === null) own.calls.set(keyOf(entry), 'none')
      else known.cited.add(keyOf(entry))
    }
    if (isBroken) own.notified.push('getDataErrorMessage')
    else forget(known, own)
  }
}

const add = (which: Which, entry: BasketEntry) =>
  within(which, `add ${keyOf(entry)}`, (known, own, real) => {
    put(known, own, entry)
    real.model.add(entry)
  })

const bothAdd = (which: Which, entry: BasketEntry, other: BasketEntry) =>
  within(which, `add ${keyOf(entry)} before hearing of ${keyOf(other)}`, (known, own, real, { tabs }) => {
    const beside = which === 0 ? 1 : 0
    put(known, known.tabs[beside], other)
    tabs[beside].model.add(other)
    storeElsewhere(tabs[beside], real, false)
    put(known, own, entry)
    real.model.add(entry)
  })

const remove = (which: Which, key: BasketKey) =>
  within(which, `remove ${keyOf(key)}`, (known, own, real) => {
    take(known, own, known.items.filter(isOf(key)))
    real.model.remove(key)
  })

const undo = (which: Which) =>
  within(which, 'undo', (known, own, real) => {
    const back = own.removed.filter(({ entry }) => !known.items.some(isOf(entry)))
    known.items = [...known.items, ...back].toSorted((one, other) => one.place - other.place)
    own.removed = []
    real.model.undo()
  })

const select = (which: Which, key: BasketKey, selected: boolean) =>
  within(which, `select ${keyOf(key)}: ${selected}`, (known, _own, real) => {
    known.items = known.items.map((item) => (isOf(key)(item) ? { ...item, selected } : item))
    real.model.select(key, selected)
  })

const selectAll = (which: Which, selected: boolean) =>
  within(which, `select all: ${selected}`, (known, _own, real) => {
    known.items = known.items.map((item) => ({ ...item, selected }))
    real.model.selectAll(selected)
  })

const removeSelected = (which: Which) =>
  within(which, 'remove selected', (known, own, real) => {
    const chosen = selectedOf(known)
    own.notified.push(chosen.length === 0 ? 'batchNoSelected' : 'batchDeleteSuccess')
    if (chosen.length > 0) take(known, own, chosen)
    real.model.removeSelected()
  })

const clear = (which: Which) =>
  within(which, 'clear', (known, own, real) => {
    own.notified.push(known.items.length === 0 ? 'batchNoSelected' : 'batchEmptySuccess')
    if (known.items.length > 0) take(known, own, known.items)
    real.model.clear()
  })

const requestAgain = (which: Which) =>
  within(which, 'ask', (known, own, real) => {
    ask(known, own)
    real.model.loadCitations()
  })

const setForm = (which: Which, form: CitationForm) =>
  within(which, form, (_known, own, real) => {
    own.form = form
    real.model.setForm(form)
  })

const copy = (which: Which) =>
  within(which, 'copy', (known, own, real) => {
    const chosen = selectedOf(known)
    if (chosen.some(({ entry }) => !known.cited.has(keyOf(entry)))) ask(known, own)
    const text = copiedBy(known, own)
    if (chosen.length === 0) own.notified.push('batchNoSelected')
    else if (text === '') own.notified.push('nodata')
    else {
      own.notified.push(own.allowed ? 'batchCopySuccess' : 'batchCopyError')
      own.refused = own.allowed ? null : text
      if (own.allowed) own.written.push(text)
    }
    real.model.copy()
  })

const exportSelected = (which: Which, format: CitationFormat) =>
  within(which, `export ${format.name}`, (known, own, real) => {
    const chosen = selectedOf(known)
    const [first] = chosen
    if (first === undefined) own.notified.push('batchNoSelected')
    else {
      const { siteId } = first.entry
      own.left.push(
        `/rc-pub/front/front-article/downloadCitation?ids=${chosen.map(({ entry }) => entry.id).join('%2C')}` +
          `&citationType=${format.name}&language=${own.form === 'both' ? 'zh' : own.form}${siteId === '' ? '' : `&siteId=${siteId}`}`,
      )
    }
    real.model.exportSelected(format)
  })

const allow = (which: Which, allowed: boolean) =>
  within(which, `clipboard allowed: ${allowed}`, (_known, own, real) => {
    own.allowed = allowed
    real.clipboard.allow(allowed)
  })

const breakSite = (siteId: string, fails: boolean): TabsCommand =>
  within(0, `site ${siteId} fails: ${fails}`, (known, _own, _real, { server }) => {
    for (const broken of [known.broken, server.broken]) {
      if (fails) broken.add(siteId)
      else broken.delete(siteId)
    }
  })

const which = fc.constantFrom<Which>(0, 1)
const entry = arbitraryBasketEntry

export const basketModelCommands = fc.commands(
  [
    fc.tuple(which, entry).map((given) => add(...given)),
    fc.tuple(which, entry).map((given) => add(...given)),
    fc.tuple(which, entry, entry).map((given) => bothAdd(...given)),
    fc.tuple(which, entry).map((given) => remove(...given)),
    fc.tuple(which, entry, fc.boolean()).map((given) => select(...given)),
    fc.tuple(which, fc.boolean()).map((given) => selectAll(...given)),
    fc.tuple(which, fc.constantFrom(...citationForms)).map((given) => setForm(...given)),
    fc.tuple(which, fc.constantFrom(...citationFormats)).map((given) => exportSelected(...given)),
    fc.tuple(which, fc.boolean()).map((given) => allow(...given)),
    fc.tuple(fc.constantFrom('26', '27', ''), fc.boolean()).map((given) => breakSite(...given)),
    which.map(undo),
    which.map(removeSelected),
    which.map(clear),
    which.map(requestAgain),
    which.map(copy),
  ],
  { size: 'medium' },
)
