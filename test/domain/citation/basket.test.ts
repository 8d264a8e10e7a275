import { badgeLabel } from '../../../core/domain/citation/badge-label.ts'
import { parseBasket, printBasket } from '../../../core/domain/citation/basket-codec.ts'
import { sameItem } from '../../../core/domain/citation/basket-key.ts'
import {
  addToBasket,
  clearBasket,
  emptyBasket,
  isAllSelected,
  removeFromBasket,
  removeSelected,
  selectAll,
  selectItem,
  selectedItems,
  undoRemoval,
  withAllWhereNone,
  type BasketEntry,
} from '../../../core/domain/citation/basket.ts'
import { citationLines, formLanguage } from '../../../core/domain/citation/citation-form.ts'
import { citationFormatNames } from '../../../core/domain/citation/citation-format-names.ts'
import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import { citationsToCopy } from '../../../core/domain/citation/copy-citations.ts'
import {
  citationOf,
  citationRequests,
  parseItemCitations,
  printItemCitations,
  type ItemCitation,
} from '../../../core/domain/citation/item-citations.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

const entry = (siteId: string, id: string): BasketEntry => ({
  siteId: asSiteId(siteId),
  id,
  title: { zh: `题${id}`, en: `Title ${id}` },
  source: { zh: '水利学报, 2026', en: '' },
})

const one = entry('26', '1')
const two = entry('27', '1')
const three = entry('26', '3')
/** Items come selected; here none is, so that each test says which are. */
const basket = selectAll([one, two, three].reduce(addToBasket, emptyBasket), false)
const idsOf = ({ items }: typeof basket) => items.map(({ siteId, id }) => `${siteId}/${id}`)

const citations: readonly ItemCitation[] = [
  { siteId: one.siteId, id: '1', text: { zh: '张三.\n题1[J].', en: 'ZHANG S. Title 1[J].' } },
  { siteId: three.siteId, id: '3', text: { zh: '李四. 题3[J].', en: ' ' } },
]

describe('the basket', () => {
  it('holds an item once; the same id of another site is another item [C4.21]', () => {
    expect(idsOf(basket)).toEqual(['26/1', '27/1', '26/3'])
    expect(addToBasket(basket, { ...one, title: { zh: '', en: '' } })).toBe(basket)
    expect(sameItem(one, two)).toBe(false)
  })

  it('takes more than five items', () => {
    const many = Array.from({ length: 120 }, (_, index) => entry('26', String(index)))
    expect(many.reduce(addToBasket, emptyBasket).items).toHaveLength(120)
  })

  it('is all selected only while every single item is [C4.21]', () => {
    const all = selectAll(basket, true)
    expect([emptyBasket, basket, all].map(isAllSelected)).toEqual([false, false, true])
    expect(isAllSelected(selectItem(all, two, false))).toBe(false)
    expect(isAllSelected(addToBasket(all, entry('26', '9')))).toBe(true)
    expect(isAllSelected(addToBasket(basket, entry('26', '9')))).toBe(false)
    expect(isAllSelected(removeFromBasket(selectItem(all, two, false), two))).toBe(true)
    expect(isAllSelected(clearBasket(all))).toBe(false)
  })

  it('puts back what the last removal took, where it stood and selected as it was [C4.21]', () => {
    const chosen = selectItem(basket, two, true)
    const removal = removeSelected(chosen)
    const removed = removal.ok ? removal.value : chosen
    expect(idsOf(removed)).toEqual(['26/1', '26/3'])
    expect(undoRemoval(removed)).toEqual(chosen)
    expect(idsOf(undoRemoval(addToBasket(removed, entry('26', '4'))))).toEqual([
      '26/1',
      '27/1',
      '26/3',
      '26/4',
    ])
    expect(idsOf(undoRemoval(addToBasket(removed, two)))).toEqual(['26/1', '26/3', '27/1'])
    expect(idsOf(undoRemoval(clearBasket(chosen)))).toEqual(idsOf(chosen))
    expect(idsOf(undoRemoval(undoRemoval(removed)))).toEqual(idsOf(chosen))
    expect(undoRemoval(basket)).toBe(basket)
  })

  it('gives an item that comes after a removal the place behind what was removed', () => {
    const back = undoRemoval(addToBasket(removeFromBasket(basket, three), entry('26', '4')))
    expect(back.items.map(({ id, sortId }) => [id, sortId])).toEqual([
      ['1', 1],
      ['1', 2],
      ['3', 3],
      ['4', 4],
    ])
  })

  it('takes an item in selected, and all for selected where none is [C4.21]', () => {
    expect(selectedItems(addToBasket(basket, entry('26', '9'))).map(({ id }) => id)).toEqual(['9'])
    expect(isAllSelected(withAllWhereNone(basket))).toBe(true)
    expect(selectedItems(withAllWhereNone(selectItem(basket, two, true)))).toHaveLength(1)
    expect(selectedItems(withAllWhereNone(emptyBasket))).toEqual([])
  })

  it('removes nothing where nothing is selected, and nothing that it does not hold [C5.3]', () => {
    expect(removeSelected(basket)).toEqual({ ok: false, error: 'noneSelected' })
    expect(removeFromBasket(basket, entry('99', '1'))).toBe(basket)
    expect(clearBasket(emptyBasket)).toBe(emptyBasket)
  })
})

describe('printBasket and parseBasket', () => {
  const stored = JSON.parse(printBasket(selectItem(basket, two, true))) as {
    readonly version: number
    readonly items: readonly object[]
  }
  const read = (change: object) => idsOf(parseBasket(JSON.stringify({ ...stored, ...change })))
  const [first = {}, second = {}] = stored.items

  it('keeps a citation item by its names [C3.11, C3.18]', () => {
    expect(stored.version).toBe(1)
    expect(second).toEqual({
      siteId: '27',
      id: '1',
      resName: { zh: '题1', en: 'Title 1' },
      resString: { zh: '水利学报, 2026', en: '' },
      sortId: 2,
      selected: true,
    })
  })

  it.each([
    { siteId: 26 },
    { id: '' },
    { id: 1 },
    { resName: 'Title' },
    { resName: { zh: '题' } },
    { resString: null },
    { sortId: 0 },
    { sortId: 1.5 },
    { sortId: 1_000_000_001 },
    { sortId: '1' },
    { selected: 1 },
  ])('leaves out an item that says %j, and keeps the others [C3.18]', (part) => {
    expect(read({ items: [{ ...first, ...part }, second] })).toEqual(['27/1'])
  })

  it('reads items in the order of their sortId, the first of a key alone, and no other version [C3.18]', () => {
    expect(read({ items: [second, first] })).toEqual(['26/1', '27/1'])
    expect(read({ items: [second, { ...first, sortId: 2 }, { ...second, sortId: 5 }] })).toEqual([
      '27/1',
      '26/1',
    ])
    expect([read({ version: 2 }), read({ version: '1' }), read({ items: 7 })]).toEqual([[], [], []])
  })
})

describe('printItemCitations and parseItemCitations', () => {
  it('keeps quote and transQuote, and leaves out what has none [C3.11, C3.18]', () => {
    const stored = JSON.parse(printItemCitations(citations)) as { readonly items: readonly object[] }
    const [first = {}, second = {}] = stored.items
    expect(first).toEqual({
      siteId: '26',
      id: '1',
      quote: '张三.\n题1[J].',
      transQuote: 'ZHANG S. Title 1[J].',
    })
    for (const part of [{ quote: null }, { transQuote: 1 }, { id: '' }, { id: 1 }, { siteId: 26 }]) {
      const items = [{ ...first, ...part }, second]
      expect(parseItemCitations(JSON.stringify({ ...stored, items }))).toEqual(citations.slice(1))
    }
    expect(parseItemCitations(JSON.stringify({ ...stored, version: 0 }))).toEqual([])
  })

  it('finds the strings of an item by site and id', () => {
    expect(citationOf(citations, one)?.en).toBe('ZHANG S. Title 1[J].')
    expect(citationOf(citations, two)).toBeUndefined()
  })
})

describe('citationRequests', () => {
  it('groups ids by site, in the order of the basket, without those that are known', () => {
    expect(citationRequests(basket.items)).toEqual([
      { siteId: '26', ids: ['1', '3'] },
      { siteId: '27', ids: ['1'] },
    ])
    expect(citationRequests(basket.items, citations)).toEqual([{ siteId: '27', ids: ['1'] }])
    expect(citationRequests([])).toEqual([])
  })
})

describe('citationsToCopy', () => {
  it('copies the citations of the selected items in one language, one a line [C4.21]', () => {
    const all = selectAll(basket, true)
    expect(citationsToCopy(all, citations, 'zh')).toEqual({ ok: true, value: '张三. 题1[J].\n李四. 题3[J].' })
    expect(citationsToCopy(all, citations, 'en')).toEqual({ ok: true, value: 'ZHANG S. Title 1[J].' })
  })

  it('says when nothing is selected, and when there is nothing to copy [C5.3]', () => {
    expect(citationsToCopy(basket, citations, 'zh')).toEqual({ ok: false, error: 'noneSelected' })
    const withoutText = { ok: false, error: 'nothingToCopy' }
    expect(citationsToCopy(selectItem(basket, three, true), citations, 'en')).toEqual(withoutText)
    expect(citationsToCopy(selectItem(basket, two, true), citations, 'zh')).toEqual(withoutText)
  })
})

describe('badgeLabel', () => {
  it('counts to 99, and shows 99+ above [C9.2]', () => {
    expect([0, 1, 99, 100, 5_000].map(badgeLabel)).toEqual(['', '1', '99', '99+', '99+'])
    expect([-1, NaN, 0.5, Infinity].map(badgeLabel)).toEqual(['', '', '', '99+'])
  })
})

describe('citationLines', () => {
  const text = { zh: ' 张三.\n题[J]. ', en: 'ZHANG S. Title[J].' }
  const zh = { language: 'zh', text: '张三. 题[J].' }
  const en = { language: 'en', text: 'ZHANG S. Title[J].' }

  it('gives one language, or both with that of the page first [C3.11]', () => {
    expect(citationLines(text, 'zh', 'en')).toEqual([zh])
    expect(citationLines(text, 'en', 'zh')).toEqual([en])
    expect(citationLines(text, 'both', 'zh')).toEqual([zh, en])
    expect(citationLines(text, 'both', 'en')).toEqual([en, zh])
  })

  it('leaves out what says nothing, and of both what says the same', () => {
    expect(citationLines({ zh: ' ', en: text.en }, 'both', 'zh')).toEqual([en])
    expect(citationLines({ zh: 'null', en: '' }, 'both', 'en')).toEqual([])
    expect(citationLines({ zh: text.en, en: text.en }, 'both', 'en')).toEqual([en])
  })
})

describe('formLanguage', () => {
  it('is the language of the page where both are shown [C7.9]', () => {
    expect([formLanguage('both', 'en'), formLanguage('zh', 'en'), formLanguage('en', 'zh')]).toEqual([
      'en',
      'zh',
      'en',
    ])
  })
})

describe('citationFormatNames', () => {
  it('names the formats in the order in which they are offered [C7.9]', () => {
    expect(citationFormats.map(({ name }) => name)).toEqual([...citationFormatNames])
  })
})
