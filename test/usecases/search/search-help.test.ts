import { recentSearchesCodec } from '../../../core/domain/search/recent-searches.ts'
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

  it('offers no conditions where the site lets no search be narrowed', () => {
    expect(bench(false).help.conditions).toBeNull()
  })
})
