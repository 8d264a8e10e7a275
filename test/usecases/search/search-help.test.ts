import { recentSearchesCodec } from '../../../core/domain/search/recent-searches.ts'
import type { Suggestion } from '../../../core/domain/search/suggestion.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { storage } from '../../../core/domain/storage/storage-table.ts'
import { constant } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createSearchHelp } from '../../../core/usecases/search/search-help.ts'
import { createSearchBox } from '../../../core/usecases/shell/search-box.ts'
import {
  createFakeNavigation,
  createFakeSearchHelp,
  createFakeStoredValue,
  createVirtualClock,
} from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { linksIn } from '../support/links.ts'
import { listening } from '../support/notified.ts'

const types = ['article', 'picture'] as const
const condition = (field: string) => ({ field, condition: `${field} 中`, enCondition: field })
const conditions = { article: ['all', 'author'].map(condition), picture: ['all'].map(condition) }

function bench(offersConditions: boolean) {
  const scope = createScope()
  const navigation = createFakeNavigation('/en/home')
  const { notify } = listening()
  const searchBox = createSearchBox(navigation, scope, {
    links$: linksIn('en'),
    types,
    term: '',
    fixed$: constant(false),
    notify,
  })
  const stored = {
    recent: createFakeStoredValue(recentSearchesCodec, []),
    keywords: createFakeStoredValue(recentSearchesCodec, []),
    selected: createFakeStoredValue(storage.selectvalue.codec, ''),
  }
  const help = createSearchHelp(
    {
      ...stored,
      clock: createVirtualClock(),
      navigation,
      search: createFakeSearchHelp({ phrases: ['tidal energy'], conditions }),
    },
    scope,
    {
      context: { language: 'en', siteId: asSiteId('3') },
      offersConditions,
      opened: '/en/home',
      searchBox,
      links$: linksIn('en'),
    },
  )
  return { help, navigation, searchBox, stored }
}

describe('createSearchHelp', () => {
  it('writes a pasted reference into the box as short as it holds it, and leaves other texts to it [C5.1]', () => {
    const { help, searchBox } = bench(false)
    const reference = `${'Qi W, '.repeat(30)}Zhang S. Tides of the Yangtze. Water. 2024;69(5):517-30.`
    expect(help.paste(reference)).toBe(true)
    const { term, limit } = searchBox.state$.value
    expect(term).toMatch(/Tides of the Yangtze.*2024.*69\(5\):\s?517/)
    expect(term.length).toBeLessThanOrEqual(limit)
    expect(help.paste('tidal energy '.repeat(30))).toBe(false)
    expect(help.paste('10.5555/slgc.2026.05.001')).toBe(false)
    expect(searchBox.state$.value.term).toBe(term)
  })

  it('keeps a search for the device and for the tab [C3.19]', () => {
    const { help, navigation, stored } = bench(false)
    navigation.go('/en/article?q=tides')
    expect(stored.recent.value$.value).toEqual(['tides'])
    expect(stored.keywords.value$.value).toEqual(['tides'])
    help.recent.clear()
    expect([stored.recent.value$.value, stored.keywords.value$.value]).toEqual([[], ['tides']])
  })

  it('offers the conditions of the type that the box searches, and keeps the one that is chosen [C4.17]', () => {
    const { help, searchBox, stored } = bench(true)
    help.conditions?.selectCondition('author')
    expect(searchBox.state$.value.field).toBe('author')
    expect(stored.selected.value$.value).toBe('author')
  })

  it('searches what is taken as what it is, and the box as before the next time [C2.25] [C4.17]', () => {
    const { help, navigation, searchBox } = bench(true)
    const take = (kind: Suggestion['kind'], text: string): string => {
      help.take({ kind, text, other: '', site: null })
      return navigation.address.value
    }
    searchBox.setType('picture')
    expect(take('author', '张伟')).toBe(
      `/en/article?type=article&index=-1&q=${encodeURIComponent('张伟')}&field=author`,
    )
    expect(searchBox.state$.value).toMatchObject({ term: '张伟', type: 'picture', field: 'all' })
    expect(take('title', 'Tides')).toBe('/en/article?type=article&index=-1&q=Tides&field=title')
    expect(take('doi', '10.5555/a')).toContain('field=doi')
    expect(take('keyword', 'tides')).toMatch(/^\/textList\?.*q=tides/)
    expect(take(null, 'tides')).toMatch(/^\/textList\?.*q=tides/)
    // nothing is left as if the reader had typed it
    searchBox.offer('')
    expect(searchBox.state$.value.term).toBe('')
  })

  it('goes to a journal, on its own host or on this one, and searches nothing [C2.2]', () => {
    const { help, navigation, stored } = bench(false)
    const journal = { kind: 'journal', text: 'Sea', other: '' } as const
    help.take({ ...journal, site: { id: asSiteId('4'), sld: 'hai', domain: '' } })
    expect(navigation.left).toEqual(['http://hai.localhost/en/home'])
    help.take({ ...journal, site: { id: asSiteId('1'), sld: 'jiang', domain: '' } })
    expect(navigation.address.value).toBe('/en/home')
    expect(stored.recent.value$.value).toEqual([])
  })

  it('offers no conditions where the site lets no search be narrowed', () => {
    expect(bench(false).help.conditions).toBeNull()
  })
})
