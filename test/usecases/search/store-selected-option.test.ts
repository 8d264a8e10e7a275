import type { SearchCondition } from '../../../core/domain/search/advanced-conditions.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { storage } from '../../../core/domain/storage/storage-table.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createSearchConditions } from '../../../core/usecases/search/search-conditions.ts'
import { storeSelectedOption } from '../../../core/usecases/search/store-selected-option.ts'
import { createFakeSearchHelp, createFakeStoredValue } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const condition = (field: string, zh: string): SearchCondition => ({
  field,
  condition: zh,
  enCondition: field,
})
const offered = {
  article: [condition('all', '全部'), condition('title', '题名'), condition('author', '作者')],
  picture: [condition('keyword', '关键词'), condition('title', '题名')],
}

function bench(stored: string | null = null, language: 'zh' | 'en' = 'zh') {
  const scope = createScope()
  const search = createFakeSearchHelp({ conditions: offered })
  const context = { language, siteId: asSiteId('7') }
  const conditions = createSearchConditions({ search }, scope, {
    context,
    types: ['article', 'picture', 'news'],
  })
  const { codec, empty } = storage.selectvalue
  const label = createFakeStoredValue(codec, empty, stored)
  storeSelectedOption(label, scope, { conditions, language })
  return { conditions, label, scope, selected: () => conditions.state$.value.selected?.field ?? null }
}

describe('storeSelectedOption', () => {
  it('keeps the label of what is selected, in the language of the page [C3.19]', () => {
    const { conditions, label } = bench()
    expect(label.value$.value).toBe('全部')
    conditions.selectCondition('author')
    expect(label.value$.value).toBe('作者')
    expect(bench(null, 'en').label.value$.value).toBe('all')
  })

  it('selects what a former page of the tab has kept, where it is offered [C3.19]', () => {
    expect(bench('题名').selected()).toBe('title')
    expect(bench('刊名').selected()).toBe('all')
  })

  it('selects the first of another type, whatever was kept [C4.17]', () => {
    const { conditions, label, selected } = bench('题名')
    conditions.selectType('picture')
    expect([selected(), label.value$.value]).toEqual(['keyword', '关键词'])
    conditions.selectType('article')
    expect([selected(), label.value$.value]).toEqual(['all', '全部'])
  })

  it('keeps the label while a type without conditions is chosen', () => {
    const { conditions, label, selected } = bench('题名')
    conditions.selectType('news')
    expect([selected(), label.value$.value]).toEqual([null, '题名'])
  })

  it('keeps nothing more when its scope has ended', () => {
    const { conditions, label, scope } = bench()
    scope.end()
    conditions.selectCondition('author')
    expect(label.value$.value).toBe('全部')
  })
})
