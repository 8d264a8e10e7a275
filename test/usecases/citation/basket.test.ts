import type { BasketEntry } from '../../../core/domain/citation/basket.ts'
import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import type { Failure } from '../../../core/domain/failure/failure.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { of, Subject, switchMap, take } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { citingServer, storeElsewhere, openTab, unreachable, type Tab } from './tabs.ts'

const entryOf = (id: string, site = '26'): BasketEntry => ({
  siteId: asSiteId(site),
  id,
  title: { zh: `题 ${id}`, en: '' },
  source: { zh: '', en: '' },
})

/** The first line of each citation; how its call stands where there is none. */
const citationsOf = ({ model }: Pick<Tab, 'model'>) =>
  model.state$.value.items.map(({ citation }) =>
    citation.status === 'ready' ? (citation.value[0]?.text ?? null) : citation.status,
  )

describe('createBasketModel', () => {
  it('shows a badge of at most 99 [C9.2]', () => {
    const { model } = openTab(citingServer().gateway)
    expect(model.state$.value.badge).toBe('')
    for (let id = 1; id <= 99; id += 1) model.add(entryOf(String(id)))
    expect(model.state$.value.badge).toBe('99')
    model.add(entryOf('100'))
    expect(model.state$.value.badge).toBe('99+')
  })

  it('is there at the next visit with its selection and its citations, without asking again [C3.18] [C4.21]', () => {
    const server = citingServer()
    const first = openTab(server.gateway)
    first.model.add(entryOf('1'))
    first.model.add(entryOf('2'))
    first.model.select(entryOf('1'), false)
    first.model.loadCitations()
    first.scope.end()
    const next = openTab(server.gateway, {
      language: 'en',
      stored: [first.basket.text, first.citations.text],
    })
    next.model.loadCitations()
    expect(next.model.state$.value.items).toMatchObject([
      { id: '1', selected: false },
      { id: '2', selected: true },
    ])
    expect(citationsOf(next)).toEqual(['Text 26/1', 'Text 26/2'])
    expect(next.model.state$.value).toMatchObject({ form: 'en', undoable: 0, selected: 1 })
    expect(server.calls).toEqual(['26: 1,2'])
  })

  it('asks site by site in the language of the page, and only for what is not known [C7.9]', () => {
    const server = citingServer()
    const contexts: unknown[] = []
    const { model } = openTab(
      {
        batchInfo: (context, ids) => {
          contexts.push(context)
          return server.gateway.batchInfo(context, ids)
        },
      },
      { language: 'en' },
    )
    for (const entry of [entryOf('1'), entryOf('2', '27'), entryOf('3')]) model.add(entry)
    model.loadCitations()
    model.add(entryOf('4', '27'))
    model.loadCitations()
    model.loadCitations()
    expect(server.calls).toEqual(['26: 1,3', '27: 2', '27: 4'])
    expect(contexts[0]).toEqual({ language: 'en', siteId: asSiteId('26') })
  })

  it('loses nothing of the other sites when one fails, tells it, and asks that one again [C7.9] [C8.1]', () => {
    const server = citingServer()
    const tab = openTab(server.gateway)
    const { model, notified } = tab
    for (const entry of [entryOf('1'), entryOf('2', '27'), entryOf('3', '28')]) model.add(entry)
    expect(citationsOf(tab)).toEqual(['idle', 'idle', 'idle'])
    server.broken.add('27')
    model.loadCitations()
    expect(citationsOf(tab)).toEqual(['文 26/1', 'failed', '文 28/3'])
    expect(model.state$.value.items[1]?.citation).toEqual({ status: 'failed', error: unreachable })
    expect(notified).toEqual(['getDataErrorMessage'])
    server.broken.clear()
    model.loadCitations()
    expect(citationsOf(tab)).toEqual(['文 26/1', '文 27/2', '文 28/3'])
    expect(server.calls.slice(3)).toEqual(['27: 2'])
  })

  it('tells the words of a server that refuses, and leaves the end of a session to others [C8.1] [C4.10]', () => {
    const failures: Failure[] = [
      { kind: 'refused', call: 'batchInfo', status: 5, message: '服务维护中' },
      { kind: 'expired', call: 'batchInfo', message: '登录已过期' },
    ]
    const { model, notified } = openTab({
      batchInfo: () => of({ ok: false, error: failures.shift() ?? { kind: 'timeout', call: 'batchInfo' } }),
    })
    model.add(entryOf('1'))
    model.loadCitations()
    model.loadCitations()
    expect(notified).toEqual(['serverMessage: 服务维护中'])
  })

  it('says that it is asking from the first call to the last answer, and not where nothing is asked', () => {
    const gate = new Subject<void>()
    const server = citingServer((_siteId, answer) =>
      gate.pipe(
        take(1),
        switchMap(() => answer),
      ),
    )
    const { model } = openTab(server.gateway)
    const states = heard(model.state$)
    model.loadCitations()
    expect(states.some(({ requesting }) => requesting)).toBe(false)
    model.add(entryOf('1'))
    model.loadCitations()
    expect(model.state$.value.requesting).toBe(true)
    gate.next()
    expect(model.state$.value.requesting).toBe(false)
    model.add(entryOf('2'))
    model.loadCitations()
    model.remove(entryOf('2'))
    model.loadCitations()
    expect(model.state$.value.requesting).toBe(false)
  })

  it('copies at once what is known, while other citations are on their way [C4.21] [C8.5]', () => {
    const gate = new Subject<void>()
    let waits = false
    const server = citingServer((_siteId, answer) =>
      waits
        ? gate.pipe(
            take(1),
            switchMap(() => answer),
          )
        : answer,
    )
    const tab = openTab(server.gateway)
    tab.model.add(entryOf('1'))
    tab.model.select(entryOf('1'), true)
    tab.model.loadCitations()
    waits = true
    tab.model.add(entryOf('2', '27'))
    tab.model.select(entryOf('2', '27'), false)
    tab.model.loadCitations()
    tab.model.copy()
    expect([tab.clipboard.written, tab.notified]).toEqual([['文 26/1'], ['batchCopySuccess']])
    tab.model.select(entryOf('2', '27'), true)
    tab.model.copy()
    expect(tab.clipboard.written).toHaveLength(1)
    gate.next()
    expect(tab.clipboard.written).toEqual(['文 26/1', '文 26/1\n文 27/2'])
  })

  it('says that nothing is selected, that there is nothing to copy, and that the clipboard refuses [C5.3] [C8.5]', () => {
    const tab = openTab(citingServer().gateway, { language: 'en' })
    tab.model.copy()
    tab.model.add(entryOf('11'))
    tab.model.selectAll(false)
    tab.model.copy()
    tab.model.selectAll(true)
    tab.model.copy()
    tab.model.setForm('zh')
    tab.clipboard.allow(false)
    tab.model.copy()
    expect(tab.notified).toEqual(['batchNoSelected', 'batchNoSelected', 'nodata', 'batchCopyError'])
    expect(tab.clipboard.written).toEqual([])
  })

  it('exports the selected items of all sites in one page, in the language of the citations [C7.9] [C5.3]', () => {
    const tab = openTab(citingServer().gateway)
    const [, endnote] = citationFormats
    tab.model.add(entryOf('1'))
    tab.model.selectAll(false)
    tab.model.exportSelected(endnote)
    tab.model.add(entryOf('2', '27'))
    tab.model.add(entryOf('3'))
    tab.model.select(entryOf('2', '27'), true)
    tab.model.select(entryOf('3'), true)
    tab.model.setForm('en')
    tab.model.exportSelected(endnote)
    expect(tab.notified).toEqual(['batchNoSelected'])
    expect(tab.navigation.left).toEqual([
      '/rc-pub/front/front-article/downloadCitation?ids=2%2C3&citationType=Endnote&language=en&siteId=27',
    ])
  })

  it('copies and exports all where none is selected, for buttons that say so [C4.21] [C8.5]', () => {
    const tab = openTab(citingServer().gateway)
    const [endnote] = citationFormats
    tab.model.copyAll()
    tab.model.exportAll(endnote)
    expect(tab.notified).toEqual(['batchNoSelected', 'batchNoSelected'])
    for (const id of ['1', '2']) tab.model.add(entryOf(id))
    tab.model.select(entryOf('1'), false)
    tab.model.copyAll()
    tab.model.selectAll(false)
    tab.model.copyAll()
    tab.model.exportAll(endnote)
    expect(tab.clipboard.written).toEqual(['文 26/2', '文 26/1\n文 26/2'])
    expect(tab.navigation.left).toEqual([
      '/rc-pub/front/front-article/downloadCitation?ids=1%2C2&citationType=BibTeX&language=zh&siteId=26',
    ])
    tab.clipboard.allow(false)
    tab.model.copyAll()
    expect(tab.model.state$.value).toMatchObject({ refused: '文 26/1\n文 26/2', selected: 0 })
  })

  it('loses nothing when two tabs add before they hear of each other [C3.18] [C4.21]', () => {
    const { gateway } = citingServer()
    const [one, other] = [openTab(gateway), openTab(gateway)]
    one.model.add(entryOf('1'))
    one.model.add(entryOf('2'))
    storeElsewhere(one, other, false)
    expect(other.model.state$.value.items).toEqual([])
    other.model.add(entryOf('3'))
    storeElsewhere(other, one)
    for (const tab of [one, other]) {
      expect(tab.model.state$.value.items.map(({ id }) => id)).toEqual(['1', '2', '3'])
    }
  })

  it('removes nothing, and says so, where another tab has selected otherwise, unheard so far [C4.21] [C5.3]', () => {
    const { gateway } = citingServer()
    const [one, other] = [openTab(gateway), openTab(gateway)]
    one.model.add(entryOf('1'))
    one.model.select(entryOf('1'), true)
    storeElsewhere(one, other)
    one.model.select(entryOf('1'), false)
    storeElsewhere(one, other, false)
    other.model.removeSelected()
    expect(other.model.state$.value.items).toMatchObject([{ id: '1', selected: false }])
    expect([other.notified, other.model.state$.value.undoable]).toEqual([['batchNoSelected'], 0])
    other.model.select(entryOf('1'), true)
    other.model.removeSelected()
    expect([other.notified.slice(1), other.model.state$.value.items]).toEqual([['batchDeleteSuccess'], []])
  })

  it('puts back what this page removed last, and not what another tab did [C4.21]', () => {
    const { gateway } = citingServer()
    const [one, other] = [openTab(gateway), openTab(gateway)]
    for (const id of ['1', '2', '3']) one.model.add(entryOf(id))
    storeElsewhere(one, other)
    one.model.remove(entryOf('2'))
    storeElsewhere(one, other)
    expect([one.model.state$.value.undoable, other.model.state$.value.undoable]).toEqual([1, 0])
    other.model.undo()
    other.model.remove(entryOf('3'))
    storeElsewhere(other, one)
    one.model.undo()
    expect(one.model.state$.value.items.map(({ id }) => id)).toEqual(['1', '2'])
    expect(one.model.state$.value.undoable).toBe(0)
  })

  it('forgets the citations of what was removed once that cannot come back [C3.18]', () => {
    const tab = openTab(citingServer().gateway)
    tab.model.add(entryOf('1'))
    tab.model.add(entryOf('2'))
    tab.model.loadCitations()
    tab.model.remove(entryOf('1'))
    expect(tab.citations.value$.value.map(({ id }) => id).toSorted()).toEqual(['1', '2'])
    tab.model.clear()
    expect(tab.citations.value$.value.map(({ id }) => id)).toEqual(['2'])
  })

  it('hears nothing more once its scope has ended', () => {
    const gate = new Subject<void>()
    const server = citingServer((_siteId, answer) => gate.pipe(switchMap(() => answer)))
    const tab = openTab(server.gateway)
    tab.model.add(entryOf('1'))
    tab.model.selectAll(true)
    tab.model.copy()
    const { value } = tab.model.state$
    tab.scope.end()
    gate.next()
    tab.basket.storedElsewhere(null)
    expect(tab.model.state$.value).toBe(value)
    expect([tab.notified, tab.clipboard.written, tab.citations.value$.value]).toEqual([[], [], []])
  })
})
