import type { BasketEntry } from '../../../core/domain/citation/basket.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { Collectable } from '../../../core/usecases/citation/basket.ts'
import { Subject, switchMap, take } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { citingServer, openTab, type Tab } from './tabs.ts'

const entryOf = (id: string, site = '26'): BasketEntry => ({
  siteId: asSiteId(site),
  id,
  title: { zh: `题 ${id}`, en: '' },
  source: { zh: '', en: '' },
})

const articleOf = (id: string): Collectable => ({
  siteId: asSiteId('26'),
  id,
  doi: '',
  title: { zh: `论水的 <i>${id}</i> 题`, en: '' },
  authors: { zh: ['张三'], en: [] },
  journalName: { zh: '水学', en: '' },
  year: 2026,
  volume: '5',
  issue: '3',
  firstPage: '1',
  lastPage: '9',
  elocationId: '',
})

/** The first line of each citation; how its call stands where there is none. */
const citationsOf = ({ model }: Pick<Tab, 'model'>) =>
  model.state$.value.items.map(({ citation }) =>
    citation.status === 'ready' ? (citation.value[0]?.text ?? null) : citation.status,
  )

describe('the state of createBasketModel', () => {
  it('shows and copies both languages, that of the page first, and what both share once [C3.11] [C4.21]', () => {
    const { gateway } = citingServer()
    const [zh, en] = [openTab(gateway), openTab(gateway, { language: 'en' })]
    for (const tab of [zh, en]) {
      for (const id of ['1', '11', '12']) tab.model.add(entryOf(id))
      tab.model.loadCitations()
      tab.model.setForm('both')
      tab.model.selectAll(true)
      tab.model.copy()
      tab.model.exportSelected({ name: 'BibTeX' })
    }
    expect(zh.clipboard.written).toEqual(['文 26/1\nText 26/1\n文 26/11'])
    expect(en.clipboard.written).toEqual(['Text 26/1\n文 26/1\n文 26/11'])
    expect([zh, en].map(({ navigation }) => /language=(\w+)/.exec(navigation.left[0] ?? '')?.[1])).toEqual([
      'zh',
      'en',
    ])
    expect(zh.model.state$.value.items.map(({ citation }) => citation)).toMatchObject([
      { value: [{ language: 'zh' }, { language: 'en', text: 'Text 26/1' }] },
      { value: [{ language: 'zh' }] },
      { status: 'ready', value: [] },
    ])
  })

  it('says which citations are on their way, and asks again for what was added meanwhile [C4.21]', () => {
    const gate = new Subject<void>()
    const server = citingServer((_siteId, answer) =>
      gate.pipe(
        take(1),
        switchMap(() => answer),
      ),
    )
    const tab = openTab(server.gateway)
    tab.model.add(entryOf('1'))
    tab.model.loadCitations()
    tab.model.add(entryOf('12', '27'))
    expect(citationsOf(tab)).toEqual(['loading', 'idle'])
    tab.model.loadCitations()
    expect(citationsOf(tab)).toEqual(['loading', 'loading'])
    gate.next()
    expect(citationsOf(tab)).toEqual(['文 26/1', null])
  })

  it('keeps the text that the clipboard refused for as long as it is what would be copied [C8.5]', () => {
    const tab = openTab(citingServer().gateway)
    const refused = () => tab.model.state$.value.refused
    for (const id of ['1', '2']) tab.model.add(entryOf(id))
    tab.model.selectAll(true)
    tab.clipboard.allow(false)
    tab.model.copy()
    expect([tab.notified, refused()]).toEqual([['batchCopyError'], '文 26/1\n文 26/2'])
    tab.model.select(entryOf('2'), false)
    expect(refused()).toBe(null)
    tab.model.select(entryOf('2'), true)
    expect(refused()).toBe('文 26/1\n文 26/2')
    tab.model.setForm('en')
    expect(refused()).toBe(null)
    tab.model.setForm('zh')
    tab.clipboard.allow(true)
    tab.model.copy()
    expect([tab.notified, refused()]).toEqual([['batchCopyError', 'batchCopySuccess'], null])
  })

  it('takes articles as lists have them: all at once, each once, in their order [C4.21] [C3.11]', () => {
    const tab = openTab(citingServer().gateway)
    const heardStates = heard(tab.model.state$)
    const [first, second] = [articleOf('1'), articleOf('2')]
    tab.model.addArticles([second, first, second])
    tab.model.addArticles([first])
    expect(tab.model.state$.value.items).toMatchObject([
      { id: '2', siteId: '26', title: { zh: '论水的 2 题', en: '' }, sortId: 1 },
      { id: '1', source: { zh: '水学, 2026, 5(3): 1-9', en: '' }, sortId: 2 },
    ])
    expect(new Set(heardStates.map(({ items }) => items.length))).toEqual(new Set([0, 2]))
  })
})
