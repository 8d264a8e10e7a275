import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { SearchCondition } from '../../../core/domain/search/advanced-conditions.ts'
import type { ConditionType } from '../../../core/domain/search/condition-types.ts'
import { fieldsOfSearchType } from '../../../core/domain/search/fields-of-search-type.ts'
import { searchTypes, type SearchType } from '../../../core/domain/shell/header-config.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { offerConditions } from '../../../core/usecases/search/offer-conditions.ts'
import { createSearchConditions } from '../../../core/usecases/search/search-conditions.ts'
import { createSearchBox } from '../../../core/usecases/shell/search-box.ts'
import { createFakeNavigation, createFakeSearchHelp } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linksIn } from '../support/links.ts'

const condition = (field: string): SearchCondition => ({ field, condition: field, enCondition: field })

const offered: Readonly<Partial<Record<ConditionType, readonly SearchCondition[]>>> = {
  article: ['title', 'author', 'doi'].map(condition),
  picture: ['keyword', 'title'].map(condition),
  publication: ['publicationName', 'issn'].map(condition),
  video: ['resName', 'title'].map(condition),
}

const optionsOf = (type: SearchType): readonly SearchCondition[] =>
  new Map<string, readonly SearchCondition[]>(Object.entries(offered)).get(type) ?? []

function bench() {
  const scope = createScope()
  const navigation = createFakeNavigation('/zh/home')
  const fixed$ = createBehavior(false)
  const searchBox = createSearchBox(navigation, scope, {
    links$: linksIn('zh'),
    types: searchTypes,
    term: '水利',
    fixed$,
    notify: () => undefined,
  })
  const search = createFakeSearchHelp({ conditions: offered })
  const context = { language: 'zh' as const, siteId: asSiteId('7') }
  const conditions = createSearchConditions({ search }, scope, { context, types: searchTypes })
  const joined = scope.child()
  offerConditions(joined, { searchBox, conditions })
  return { conditions, joined, navigation, searchBox }
}

type Action = { readonly type: SearchType } | { readonly place: number } | 'submit'

const arbitraryAction: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom(...searchTypes).map((type) => ({ type })),
  fc.nat({ max: 3 }).map((place) => ({ place })),
  fc.constant('submit' as const),
)

describe('offerConditions', () => {
  it('should search by the selected condition, the first of its type after each switch [C2.25] [C4.17]', () => {
    fc.assert(
      fc.property(fc.array(arbitraryAction), (actions) => {
        const { conditions, navigation, searchBox } = bench()
        let type: SearchType = 'article'
        let selected = optionsOf(type)[0]
        for (const action of [...actions, 'submit' as const]) {
          if (action === 'submit') searchBox.submit()
          else if ('type' in action) {
            if (action.type !== type) selected = optionsOf(action.type)[0]
            type = action.type
            searchBox.setType(type)
          } else {
            selected = optionsOf(type)[action.place] ?? selected
            conditions.selectCondition(optionsOf(type)[action.place]?.field ?? 'no such field')
          }
          const known = fieldsOfSearchType(type).find((field) => field === selected?.field) ?? 'all'
          const searched = action === 'submit' ? parseRoute(navigation.address.value) : null
          expect(searched ?? { query: { field: known } }).toMatchObject({ query: { field: known } })
          expect(conditions.state$.value).toEqual({
            type,
            options: optionsOf(type),
            selected: selected ?? null,
          })
          expect(searchBox.state$.value).toMatchObject({ type, field: selected?.field ?? 'all' })
        }
      }),
    )
  })

  it('lets both go their own ways when its scope has ended', () => {
    const { conditions, joined, searchBox } = bench()
    joined.end()
    searchBox.setType('picture')
    conditions.selectCondition('doi')
    expect(conditions.state$.value).toMatchObject({ type: 'article', selected: condition('doi') })
    expect(searchBox.state$.value).toMatchObject({ type: 'picture', field: 'all' })
  })

  it('does not narrow a search to a condition of a type that the site does not offer [C4.17]', () => {
    const scope = createScope()
    const fixed$ = createBehavior(false)
    const searchBox = createSearchBox(createFakeNavigation(), scope, {
      links$: linksIn('zh'),
      types: [],
      term: '',
      fixed$,
      notify: () => undefined,
    })
    const search = createFakeSearchHelp({ conditions: offered })
    const context = { language: 'zh' as const, siteId: asSiteId('7') }
    const conditions = createSearchConditions({ search }, scope, { context, types: ['picture'] })
    offerConditions(scope, { searchBox, conditions })
    expect(conditions.state$.value.selected).toEqual(condition('keyword'))
    expect(searchBox.state$.value).toMatchObject({ type: 'article', field: 'all' })
  })
})
