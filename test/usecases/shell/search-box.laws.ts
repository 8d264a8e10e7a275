import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { SearchType } from '../../../core/domain/shell/header-config.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createSearchBox } from '../../../core/usecases/shell/search-box.ts'
import { arbitraryUiLanguage, createFakeNavigation } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { searchBoxCommands, type KnownBox } from './search-box-commands.ts'
import { linksIn } from '../support/links.ts'

const types: readonly SearchType[] = ['article', 'picture', 'audio', 'video']

interface Setting {
  readonly term?: string
  readonly fixed?: boolean
  readonly language?: UiLanguage
}

function bench({ term = '', fixed = false, language = 'zh' }: Setting = {}) {
  const navigation = createFakeNavigation('/zh/home')
  const fixed$ = createBehavior(fixed)
  const scope = createScope()
  const notified: MessageKind[] = []
  const notify = (message: MessageKind): void => void notified.push(message)
  const box = createSearchBox(navigation, scope, { links$: linksIn(language), types, term, fixed$, notify })
  return { box, fixed$, navigation, scope, notified }
}

describe('createSearchBox', () => {
  it('should do what a reader expects, in whatever order it is used [C2.25] [C2.26] [C4.16] [C5.1] [C5.2]', () => {
    fc.assert(
      fc.property(arbitraryUiLanguage, fc.boolean(), searchBoxCommands, (language, fixed, commands) => {
        const real = bench({ fixed, language })
        const model: KnownBox = {
          language,
          open: false,
          term: '',
          type: 'article',
          field: 'all',
          fixed,
          alerts: 0,
          typed: false,
          address: '/zh/home',
        }
        fc.modelRun(() => ({ model, real }), commands)
        expect(real.navigation.left).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('only opens and closes when its icon is used without a term [C4.16]', () => {
    const { box, navigation, notified } = bench()
    const open = heard(box.state$)
    box.toggle()
    box.setTerm('   ')
    box.toggle()
    expect(open.map((state) => state.open)).toEqual([false, true, true, false])
    expect([notified, navigation.address.value]).toEqual([[], '/zh/home'])
  })

  it('opens first when its icon is used with a term, and searches then [C4.16]', () => {
    const { box, navigation } = bench({ term: 'soliton' })
    box.toggle()
    expect(navigation.address.value).toBe('/zh/home')
    box.toggle()
    expect(parseRoute(navigation.address.value)).toMatchObject({ page: 'search', query: { term: 'soliton' } })
  })

  it('closes without a search, whatever it holds [C4.16]', () => {
    const { box, navigation } = bench({ term: 'soliton' })
    box.toggle()
    box.close()
    expect(box.state$.value).toMatchObject({ open: false, term: 'soliton' })
    expect(navigation.address.value).toBe('/zh/home')
  })

  it('alerts when an empty term is submitted, and stays open [C5.2]', () => {
    const { box, navigation, notified } = bench()
    box.toggle()
    box.submit()
    expect(box.state$.value.open).toBe(true)
    expect(notified).toEqual(['searchTermEmpty'])
    expect(navigation.address.value).toBe('/zh/home')
  })

  it('searches on the page for articles, launched from the header: index is -1 [C2.26, C5.1]', () => {
    const { box, navigation } = bench({ language: 'en' })
    box.setTerm(' 水利 & soliton ')
    box.submit()
    const [path, query] = navigation.address.value.split('?')
    expect(path).toBe('/en/article')
    expect(query?.split('&').slice(0, 2)).toEqual(['type=article', 'index=-1'])
    expect(parseRoute(navigation.address.value)).toMatchObject({
      page: 'search',
      language: 'en',
      query: { term: '水利 & soliton' },
    })
  })

  it.each([
    ['picture', 'title', { page: 'resources', type: 'picture', query: { field: 'title' } }],
    ['table', 'all', { page: 'resources', type: 'table', query: { field: 'all' } }],
    ['video', 'author', { page: 'resources', type: 'video', query: { field: 'author' } }],
    ['audio', 'issn', { page: 'resources', type: 'audio', query: { field: 'all' } }],
    ['news', 'title', { page: 'resources', type: 'news', query: { field: 'title' } }],
    ['other', 'keyword', { page: 'resources', type: 'other', query: { field: 'keyword' } }],
    ['article', 'doi', { page: 'search', query: { field: 'doi' } }],
    ['publication', 'issn', { page: 'publications', periodical: false, query: { field: 'issn' } }],
    ['publication', 'title', { page: 'publications', query: { field: 'all' } }],
  ] as const)('searches for %s by %s on its own page [C2.25] [C3.15] [C4.17]', (type, field, route) => {
    const { box, navigation } = bench({ term: ' 水利 ' })
    box.setType(type)
    box.setField(field)
    box.submit()
    expect(navigation.address.value).toContain('index=-1')
    expect(parseRoute(navigation.address.value)).toMatchObject({ ...route, language: 'zh' })
    expect(parseRoute(navigation.address.value)).toMatchObject({ query: { term: '水利', page: 1 } })
  })

  it('forgets the chosen field when another type is chosen, and only then [C4.17]', () => {
    const { box } = bench()
    box.setField('author')
    box.setType('article')
    expect(box.state$.value.field).toBe('author')
    box.setType('picture')
    expect(box.state$.value).toMatchObject({ type: 'picture', field: 'all' })
  })

  it('keeps a term of 150 characters when the header becomes fixed, and lets it only grow shorter [C5.1]', () => {
    const { box, fixed$ } = bench({ term: 'x'.repeat(150) })
    fixed$.set(true)
    expect(box.state$.value).toMatchObject({ term: 'x'.repeat(150), limit: 125 })
    box.setTerm('x'.repeat(140))
    expect(box.state$.value.term).toHaveLength(140)
    box.setTerm('x'.repeat(141))
    expect(box.state$.value.term).toHaveLength(140)
  })

  it('searches for the first 150 characters of a term that its address holds [C5.1]', () => {
    const { box, navigation, notified } = bench({ term: 'x'.repeat(151) })
    box.submit()
    expect(notified).toEqual([])
    expect(parseRoute(navigation.address.value)).toMatchObject({ query: { term: 'x'.repeat(150) } })
  })

  it('never cuts a character in two [C5.1]', () => {
    const { box } = bench()
    box.setTerm(`${'x'.repeat(149)}𠮷`)
    expect(box.state$.value.term).toBe('x'.repeat(149))
  })

  it('offers the types that it was given, the first of them chosen', () => {
    const { box } = bench()
    expect(box.types).toBe(types)
    expect(box.state$.value.type).toBe('article')
  })

  it('looks at the header no more when its scope has ended', () => {
    const { box, fixed$, scope } = bench()
    scope.end()
    fixed$.set(true)
    expect(box.state$.value.limit).toBe(150)
  })
})
