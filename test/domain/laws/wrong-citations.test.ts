import { isInBasket, sameItem } from '../../../core/domain/citation/basket-key.ts'
import {
  addToBasket,
  clearBasket,
  isAllSelected,
  removeFromBasket,
  removeSelected,
  selectAll,
  selectedItems,
  selectItem,
  undoRemoval,
} from '../../../core/domain/citation/basket.ts'
import type { CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { printGbt7714 } from '../../../core/domain/citation/print-gbt7714.ts'
import { printRis } from '../../../core/domain/citation/print-ris.ts'
import { ok } from '../../../core/domain/result.ts'
import {
  parseSearchHolder,
  printSearchHolder,
  type SearchHolder,
} from '../../../core/domain/search/search-holder.ts'
import {
  arbitrarySearchHolder,
  assertLaws,
  basketLaws,
  citationFormatLaws,
  codecLaws,
  gbt7714Laws,
  type BasketOperations,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

const counted = (file: string): number => file.split('\n').filter((line) => line.startsWith('ER  - ')).length

/** A printer as one may write it in an afternoon. */
const plain = (records: readonly CitationRecord[]): string =>
  records
    .map(
      ({ title, container, abstract, doi }) =>
        `TI  - ${title}\nJO  - ${container}\nAB  - ${abstract}\nDO  - ${doi}\nER  - \n`,
    )
    .join('')

describe('citationFormatLaws', () => {
  it('counts what stands in a file, where it can be read', () => {
    expect(assertLaws(citationFormatLaws(printRis, counted))).toBeUndefined()
  })

  eachIsCaught([
    [
      'believes that values are lines',
      citationFormatLaws(plain),
      'should keep each value on one line, whatever breaks it has',
    ],
    ['writes control characters', citationFormatLaws(plain), 'should print any records, whatever they hold'],
    [
      'throws on a year that is none',
      citationFormatLaws(
        (records) =>
          printRis(records) +
          records
            .map(({ year }) => 'x'.repeat(Math.floor(year)))
            .join('')
            .slice(0, 0),
      ),
      'should print any records, whatever they hold',
    ],
    [
      'writes undefined',
      citationFormatLaws(
        (records) =>
          printRis(records) + records.map(({ translation }) => `N1  - ${translation?.title}\r\n`).join(''),
      ),
      'should leak no undefined, null or NaN',
    ],
    [
      'loses the last record',
      citationFormatLaws((records) => printRis(records.slice(0, -1))),
      'should hold every title, in the order of the records',
    ],
    [
      'turns the records round',
      citationFormatLaws((records) => printRis(records.toReversed())),
      'should hold every title, in the order of the records',
    ],
    [
      'counts a record twice',
      citationFormatLaws((records) => printRis([...records, ...records]), counted),
      'should be read back as so many records',
    ],
  ])
})

describe('gbt7714Laws', () => {
  eachIsCaught([
    [
      'joins the parts without asking',
      gbt7714Laws(({ title, container, year }) => `${title}[J]. ${container}, ${year}, : .`),
      'should leave no punctuation where something is not known, nor a word for nothing',
    ],
    [
      'forgets the full stop',
      gbt7714Laws((record) => printGbt7714(record).replace(/\.$/, '')),
      'should be one line for any record, which ends with a full stop',
    ],
    [
      'marks everything a journal',
      gbt7714Laws((record) => printGbt7714({ ...record, kind: 'journal' })),
      'should mark the kind of what is cited, and that it is read online where there is a DOI',
    ],
    [
      'forgets /OL',
      gbt7714Laws((record) => printGbt7714(record).replace('/OL', '')),
      'should mark the kind of what is cited, and that it is read online where there is a DOI',
    ],
    [
      'names four authors',
      gbt7714Laws((record) => printGbt7714(record).replace(', 王五, 等', ', 王五, 赵六, 等')),
      'should name three authors at most, and say that there are others',
    ],
    [
      'says et al in Chinese',
      gbt7714Laws((record) => printGbt7714(record).replace(', 等', ', et al')),
      'should name three authors at most, and say that there are others',
    ],
    [
      'writes names as they are',
      gbt7714Laws((record) =>
        printGbt7714(record).replace(/^\p{Lu}[\p{Lu}']+ /u, (name) => name.toLowerCase()),
      ),
      'should write the family name of a person in capitals, and then initials',
    ],
    [
      'parts pages with a dash',
      gbt7714Laws((record) => printGbt7714(record).replaceAll('-', '–')),
      'should give volume, issue and pages of an article in a journal',
    ],
    [
      'uses punctuation of full width',
      gbt7714Laws((record) => printGbt7714(record).replaceAll(', ', '，')),
      'should leave no punctuation where something is not known, nor a word for nothing',
    ],
  ])
})

const right: BasketOperations = {
  add: addToBasket,
  remove: removeFromBasket,
  removeSelected,
  clear: clearBasket,
  undo: undoRemoval,
  select: selectItem,
  selectAll,
  isIn: isInBasket,
  isAllSelected,
  selected: selectedItems,
}

const anyOrder =
  'should hold what was put in and not taken out, once each and in order, and flag all selected'

describe('basketLaws', () => {
  eachIsCaught([
    [
      'holds an item twice',
      basketLaws({
        ...right,
        add: (basket, entry) => ({
          ...basket,
          items: [...basket.items, { ...entry, sortId: basket.items.length + 1, selected: false }],
        }),
      }),
      'should change nothing when an item is added again',
    ],
    [
      'puts new items first',
      basketLaws({
        ...right,
        add: (basket, entry) => ({
          ...addToBasket(basket, entry),
          items: addToBasket(basket, entry).items.toReversed(),
        }),
      }),
      anyOrder,
    ],
    [
      'minds the id alone',
      basketLaws({
        ...right,
        remove: (basket, { id }) => ({ ...basket, items: basket.items.filter((item) => item.id !== id) }),
      }),
      anyOrder,
    ],
    [
      'calls an empty basket all selected',
      basketLaws({ ...right, isAllSelected: ({ items }) => items.every(({ selected }) => selected) }),
      'should have all selected after select all, unless it is empty, and none after its opposite',
    ],
    [
      'keeps the flag when one is deselected',
      basketLaws({ ...right, isAllSelected: ({ items }) => items.some(({ selected }) => selected) }),
      anyOrder,
    ],
    [
      'undoes nothing',
      basketLaws({ ...right, undo: (basket) => basket }),
      'should give back by undo what one removal took, each item at its place and selected as it was',
    ],
    [
      'puts back what it removed at the end',
      basketLaws({
        ...right,
        undo: (basket) => ({ items: [...basket.items, ...basket.removed], removed: [] }),
      }),
      'should give back by undo what one removal took, each item at its place and selected as it was',
    ],
    [
      'deletes nothing without saying so',
      basketLaws({ ...right, removeSelected: (basket) => ok(basket) }),
      'should leave nothing selected after the selected are deleted, and nothing at all after clear',
    ],
    [
      'selects by toggling',
      basketLaws({
        ...right,
        select: (basket, key) => ({
          ...basket,
          items: basket.items.map((item) =>
            sameItem(item, key) ? { ...item, selected: !item.selected } : item,
          ),
        }),
      }),
      anyOrder,
    ],
  ])
})

const textOf = ({ searchText, analyzeArray, searchType, size }: SearchHolder): string =>
  [searchText, analyzeArray.join(','), searchType, size].join(';')

const clock = (() => {
  let now = 0
  return () => (now += 1)
})()

describe('codecLaws', () => {
  const back = 'should read back every value that is printed'
  const junk = 'should give a value that prints as it was read, or null, for any text, and never throw'
  eachIsCaught([
    [
      'parts values by what they may hold',
      codecLaws(
        {
          print: textOf,
          parse: (text) => parseSearchHolder(JSON.stringify({ version: 1, searchText: text.split(';')[0] })),
        },
        arbitrarySearchHolder,
      ),
      back,
    ],
    [
      'throws on what is no JSON',
      codecLaws<unknown>(
        { print: JSON.stringify, parse: (text) => JSON.parse(text) as unknown },
        fc.string(),
      ),
      junk,
    ],
    [
      'reads one and all numbers as they are',
      codecLaws({ print: (value: number) => value.toFixed(2), parse: (text) => Number(text) }, fc.integer()),
      junk,
    ],
    [
      'loses the last word',
      codecLaws(
        {
          print: (holder) => printSearchHolder({ ...holder, analyzeArray: holder.analyzeArray.slice(0, -1) }),
          parse: parseSearchHolder,
        },
        arbitrarySearchHolder,
      ),
      back,
    ],
    [
      'stamps the time',
      codecLaws(
        {
          print: (value: string) => JSON.stringify([value, clock()]),
          parse: (text) => (text.startsWith('["') ? text.slice(2, text.lastIndexOf('"')) : null),
        },
        fc.constantFrom('a', 'b'),
      ),
      'should print equal values as equal text',
    ],
  ])
})
