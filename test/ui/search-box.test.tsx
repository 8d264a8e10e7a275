import { constant, createScope } from '@xuekan/core/reactive'
import {
  createSearchBox,
  createSearchConditions,
  type SearchCondition,
  type SearchHelp,
} from '@xuekan/core/search'
import { asSiteId, type SearchType } from '@xuekan/core/site'
import { createFakeNavigation, createFakeSearchHelp } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import type { Portal } from '../../ui/binding/portal.ts'
import { comboboxMove, type ComboboxFacts } from '../../ui/widgets/search/combobox-keys.ts'
import { comboboxRole } from '../../ui/widgets/search/combobox-role.ts'
import { ConditionChoice } from '../../ui/widgets/search/ConditionChoice.tsx'
import { Option } from '../../ui/widgets/search/Option.tsx'
import { Recent } from '../../ui/widgets/search/Recent.tsx'
import { SearchBox } from '../../ui/widgets/search/SearchBox.tsx'
import { SearchDrop } from '../../ui/widgets/search/SearchDrop.tsx'
import { journalShell } from './support/shell.ts'
import { htmlOf, portalFor } from './support/portal.tsx'
import { linksIn } from '../usecases/support/links.ts'

const boxOf = (types: readonly SearchType[], term = '') =>
  createSearchBox(createFakeNavigation(), createScope(), {
    links$: linksIn('en'),
    types,
    term,
    fixed$: constant(false),
    notify: () => undefined,
  })

const advanced: Partial<Portal> = {
  shell: { ...journalShell, header: { ...journalShell.header, showAdvancedSearch: true } },
  availablePages: new Set(['home', 'search', 'advancedSearch']),
}

describe('SearchBox', () => {
  it('is a form that searches without scripts, launched with index -1 [C2.26] [C5.1]', async () => {
    const html = htmlOf(await portalFor({ language: 'zh' }), <SearchBox />)
    expect(html).toMatch(/<form[^>]* role="search"[^>]* action="\/zh\/article" method="get"/)
    expect(html).toContain('<input type="hidden" name="index" value="-1"/>')
    expect(html).toMatch(/<input type="search" name="q" maxLength="150"|maxLength="150"/i)
    expect(html).not.toContain('combobox')
    expect(html).not.toContain('<select')
  })

  it('offers the types of a site that has several [C4.17]', async () => {
    const portal = await portalFor({ language: 'en', change: { searchBox: boxOf(['article', 'picture']) } })
    const html = htmlOf(portal, <SearchBox variant="underlined" />)
    expect(html).toMatch(/<select name="type" aria-label="Search in">/)
    expect(html.match(/<option/g)).toHaveLength(2)
    expect(html).not.toContain('name="type" value')
  })

  it('leads to the advanced search only where the site shows it and its page exists [C3.1]', async () => {
    const shown = async (change: Partial<Portal>): Promise<boolean> =>
      htmlOf(await portalFor({ language: 'en', change }), <SearchBox />).includes('Advanced search')
    expect(await shown(advanced)).toBe(true)
    expect(await shown({ ...advanced, availablePages: new Set(['home', 'search']) })).toBe(false)
    expect(await shown({ availablePages: new Set(['advancedSearch']) })).toBe(false)
  })
})

describe('SearchDrop', () => {
  const icon = async (open: boolean, term: string): Promise<string | undefined> => {
    const searchBox = boxOf(['article'], term)
    if (open) searchBox.toggle()
    const html = htmlOf(await portalFor({ language: 'en', change: { searchBox } }), <SearchDrop />)
    expect(html.includes('<details') && / open=""/.test(html)).toBe(open)
    return /<summary[^>]* aria-label="([^"]*)"/.exec(html)?.[1]
  }

  it('says what its icon does: opens, closes an empty box, or searches [C4.16]', async () => {
    expect(await icon(false, '')).toBe('Open search')
    expect(await icon(false, 'soliton')).toBe('Open search')
    expect(await icon(true, ' ')).toBe('Close search')
    expect(await icon(true, 'soliton')).toBe('Search')
  })
})

describe('ConditionChoice', () => {
  const condition = (field: string, zh: string): SearchCondition => ({
    field,
    condition: zh,
    enCondition: field,
  })
  const helpWith = (article: readonly SearchCondition[]): Partial<Portal> => {
    const search = createFakeSearchHelp({ conditions: { article } })
    const context = { language: 'zh' as const, siteId: asSiteId('12') }
    const conditions = createSearchConditions({ search }, createScope(), {
      context,
      types: ['article'],
    })
    const help = { conditions } as SearchHelp
    return { searchHelp: { model$: constant(help), want: () => undefined, use: (act) => act(help) } }
  }

  it('offers the conditions of the type in the language of the page, the first selected [C3.10] [C4.17]', async () => {
    const change = helpWith([condition('all', '全部'), condition('title', '题名')])
    const html = htmlOf(await portalFor({ language: 'zh', change }), <ConditionChoice />)
    expect(html).toMatch(/<option value="all" selected="">全部<\/option><option value="title">题名<\/option>/)
  })

  it('is not shown where there is nothing to choose [C8.3]', async () => {
    for (const change of [helpWith([]), helpWith([condition('all', '全部')]), {}])
      expect(htmlOf(await portalFor({ language: 'zh', change }), <ConditionChoice />)).toBe('')
  })
})

describe('Option', () => {
  const of = async (text: string, typed: string, other = ''): Promise<string> =>
    htmlOf(
      await portalFor({ language: 'en' }),
      <Option id="a" text={text} other={other} typed={typed} isActive={false} describedBy="kind" />,
    )

  it('sets what would be added apart from what is typed, as text', async () => {
    expect(await of('Sediment flux', 'sed')).toMatch(/>Sed<b class="[^"]+">iment flux<\/b>/)
    expect(await of('<i>x</i>', '<i')).toMatch(/>&lt;i<b class="[^"]+">&gt;x&lt;\/i&gt;<\/b>/)
    expect(await of('flux of sediment', 'sed')).toMatch(
      /><b class="[^"]+">flux of <\/b>sed<b class="[^"]+">iment<\/b></,
    )
    expect(await of('flux of sediment', 'lux')).toContain('>flux of sediment<')
  })

  it('has the other form of a name behind it, and what says that it is a name', async () => {
    const html = await of('张伟', 'zhangw', 'Wei Zhang')
    expect(html).toMatch(/aria-describedby="kind"/)
    expect(html).toMatch(/>张伟<span class="[^"]+"> (?:<!-- -->)?Wei Zhang<\/span>/)
    expect(await of('张伟', 'zhangw')).not.toContain('<span class="other')
  })
})

describe('Recent', () => {
  it('says that searches stay on the device, and names what removes each and all [C3.19]', async () => {
    const model = { state$: constant(['泥沙', '水库']), remove: () => undefined, clear: () => undefined }
    const html = htmlOf(
      await portalFor({ language: 'zh' }),
      <Recent headId="h" model={model} toField={() => undefined} say={() => undefined}>
        <p />
      </Recent>,
    )
    expect(html).toMatch(/<p id="h"[^>]*>最近检索(?:<!-- -->)? <span[^>]*>只保存在本机<\/span>/)
    for (const name of ['全部清除', '移除“泥沙”', '移除“水库”']) expect(html).toContain(name)
  })
})

describe('comboboxRole', () => {
  it('names the list and its active option only while they are there', () => {
    expect(comboboxRole('l', { open: false, active: 2 })).toMatchObject({
      role: 'combobox',
      'aria-expanded': false,
      'aria-controls': undefined,
      'aria-activedescendant': undefined,
    })
    expect(comboboxRole('l', { open: true, active: -1 })['aria-activedescendant']).toBeUndefined()
    expect(comboboxRole('l', { open: true, active: 2 })).toMatchObject({
      'aria-expanded': true,
      'aria-controls': 'l',
      'aria-activedescendant': 'l-2',
    })
  })
})

describe('comboboxMove', () => {
  const facts: ComboboxFacts = { open: true, count: 3, active: -1, hasText: true, removable: false }
  const walk = (key: string): readonly number[] => {
    const places: number[] = []
    for (let active = -1; places.length < 5;) {
      const move = comboboxMove(key, { ...facts, active })
      active = move?.kind === 'go' ? move.to : Number.NaN
      places.push(active)
    }
    return places
  }

  it('walks through the options and the text with the arrows', () => {
    expect(walk('ArrowDown')).toEqual([0, 1, 2, -1, 0])
    expect(walk('ArrowUp')).toEqual([2, 1, 0, -1, 2])
  })

  it('takes an option by Enter, and leaves a search of the text to the form [C5.1]', () => {
    expect(comboboxMove('Enter', { ...facts, active: 1 })).toEqual({ kind: 'take' })
    expect(comboboxMove('Enter', facts)).toBeNull()
    expect(comboboxMove('Enter', { ...facts, open: false, active: 1 })).toBeNull()
  })

  it('closes by Escape, then empties the text, then leaves the key to others', () => {
    expect(comboboxMove('Escape', facts)).toEqual({ kind: 'close' })
    expect(comboboxMove('Escape', { ...facts, open: false })).toEqual({ kind: 'clear' })
    expect(comboboxMove('Escape', { ...facts, open: false, hasText: false })).toBeNull()
  })

  it('opens a closed list by the arrow down alone, and removes only what can be removed', () => {
    expect(comboboxMove('ArrowDown', { ...facts, open: false })).toEqual({ kind: 'open' })
    expect(comboboxMove('ArrowUp', { ...facts, open: false })).toBeNull()
    expect(comboboxMove('Delete', { ...facts, active: 0 })).toBeNull()
    expect(comboboxMove('Delete', { ...facts, active: 0, removable: true })).toEqual({ kind: 'remove' })
    expect(comboboxMove('Delete', { ...facts, removable: true })).toBeNull()
    expect(comboboxMove('Tab', { ...facts, active: 0 })).toBeNull()
  })
})
