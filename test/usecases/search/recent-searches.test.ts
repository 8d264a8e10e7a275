import { recentSearchesCodec } from '../../../core/domain/search/recent-searches.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createRecentSearches } from '../../../core/usecases/search/recent-searches.ts'
import { createFakeNavigation, createFakeStoredValue } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

function bench(address = '/zh/article?q=opened', stored: readonly string[] = [], opened = address) {
  const navigation = createFakeNavigation(address)
  const text = stored.length === 0 ? null : recentSearchesCodec.print(stored)
  const recent = createFakeStoredValue(recentSearchesCodec, [], text)
  const scope = createScope()
  return { model: createRecentSearches({ navigation, recent }, scope, { opened }), navigation, recent, scope }
}

describe('createRecentSearches', () => {
  it('keeps the term of every search that the portal is led to, the newest first [C2.25] [C3.19]', () => {
    const { model, navigation, recent } = bench()
    expect(model.state$.value).toEqual([])
    navigation.go('/zh/article?type=article&index=-1&q=soliton')
    navigation.go('/zh/home')
    navigation.go('/textList?type=picture&index=-1&q=%E6%B0%B4%E5%88%A9')
    navigation.go('/searchPublication?type=publication&q=emf')
    navigation.go('/zh/article?q=Soliton&page=2')
    expect(model.state$.value).toEqual(['Soliton', 'emf', '水利'])
    expect(recent.text).toBe(recentSearchesCodec.print(['Soliton', 'emf', '水利']))
  })

  it('keeps the search that is shown when it comes, unless the page was opened with that [C3.19]', () => {
    expect(bench('/zh/article?q=soliton', ['a'], '/zh/home').model.state$.value).toEqual(['soliton', 'a'])
    const { model, navigation } = bench('/zh/article?q=soliton', ['a'])
    expect(model.state$.value).toEqual(['a'])
    navigation.go('/zh/home')
    navigation.go('/zh/article?q=soliton')
    expect(model.state$.value).toEqual(['soliton', 'a'])
  })

  it('keeps no advanced query, and no list without a term [C2.25]', () => {
    const { model, navigation } = bench('/zh/home')
    const states = heard(model.state$)
    navigation.go('/seniorSearch?q=title%3Da')
    navigation.go('/zh/article')
    navigation.go('/zh/article?q=%20')
    navigation.go('/zh/issue?q=a')
    expect(states).toEqual([[]])
  })

  it('removes one, and all of them [C3.19]', () => {
    const { model, recent } = bench('/zh/home', ['a', 'b', 'c'])
    expect(model.state$.value).toEqual(['a', 'b', 'c'])
    model.remove('b')
    expect(model.state$.value).toEqual(['a', 'c'])
    model.clear()
    expect([model.state$.value, recent.text]).toEqual([[], null])
  })

  it('adds to what another tab has kept [C3.19]', () => {
    const { model, navigation, recent } = bench()
    recent.storedElsewhere(recentSearchesCodec.print(['there']), { heard: false })
    navigation.go('/zh/article?q=here')
    expect(model.state$.value).toEqual(['here', 'there'])
  })

  it('keeps nothing more when its scope has ended', () => {
    const { model, navigation, scope } = bench()
    scope.end()
    navigation.go('/zh/article?q=late')
    expect(model.state$.value).toEqual([])
  })
})
