import { parseBasket, printBasket } from '../../../core/domain/citation/basket-codec.ts'
import { isInBasket } from '../../../core/domain/citation/basket-key.ts'
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
import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import { emptyCitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { citationsToCopy } from '../../../core/domain/citation/copy-citations.ts'
import {
  citationRequests,
  parseItemCitations,
  printItemCitations,
} from '../../../core/domain/citation/item-citations.ts'
import {
  arbitraryBasket,
  arbitraryItemCitations,
  arbitraryUiLanguage,
  basketLaws,
  codecLaws,
  type BasketOperations,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'
import { elementsAt, readBibtex, readEndnote, readNoteExpress, readRis, readXml } from './readers.ts'

const damagedItem = (text: string) =>
  fc
    .tuple(
      fc.constantFrom('siteId', 'id', 'resName', 'resString', 'sortId', 'selected', 'quote', 'transQuote'),
      fc.oneof(fc.jsonValue(), fc.constantFrom(1, 1.5, 1e300, '', { zh: '', en: '' })),
    )
    .map(([key, value]) => {
      const stored = JSON.parse(text) as { version: number; items: object[] }
      return JSON.stringify({ ...stored, items: stored.items.map((item) => ({ ...item, [key]: value })) })
    })

const operations: BasketOperations = {
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

describe('the basket [C4.21]', () => {
  eachLaw(basketLaws(operations))

  it('should export as many records as it holds, in every format', () => {
    const readers = {
      BibTeX: (text: string) => readBibtex(text).length,
      Endnote: (text: string) => readEndnote(text).length,
      RefMan: (text: string) => readRis(text).length,
      NoteExpress: (text: string) => readNoteExpress(text).length,
      NoteFirst: (text: string) => elementsAt(readXml(text), 'Bibliography').length,
    } as const
    fc.assert(
      fc.property(arbitraryBasket, ({ items }) => {
        const records = items.map(({ id, title }) => ({ ...emptyCitationRecord, id, title: title.zh }))
        for (const { name, print } of citationFormats)
          expect(readers[name](print(records))).toBe(items.length)
      }),
    )
  })
})

describe('printBasket and parseBasket [C3.18]', () => {
  const stored = arbitraryBasket.map(({ items }) => ({ items, removed: [] }))
  const damaged = arbitraryBasket.chain((basket) => damagedItem(printBasket(basket)))
  const codec = { print: printBasket, parse: parseBasket }
  eachLaw(codecLaws(codec, stored, { junk: damaged }))

  it('should leave out what a removal took, and hold no item twice [C3.18]', () => {
    fc.assert(
      fc.property(arbitraryBasket, damaged, (basket, text) => {
        expect(parseBasket(printBasket(basket))).toEqual({ items: basket.items, removed: [] })
        const keys = parseBasket(text).items.map(({ siteId, id }) => JSON.stringify([siteId, id]))
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('printItemCitations and parseItemCitations [C3.18]', () => {
  const damaged = arbitraryItemCitations.chain((citations) => damagedItem(printItemCitations(citations)))
  const codec = { print: printItemCitations, parse: parseItemCitations }
  eachLaw(codecLaws(codec, arbitraryItemCitations, { junk: damaged }))
})

describe('citationRequests', () => {
  it('should ask for each item that is not known, once, of its own site, a call for each site', () => {
    fc.assert(
      fc.property(arbitraryBasket, arbitraryItemCitations, ({ items }, known) => {
        const requests = citationRequests(items, known)
        const sites = requests.map(({ siteId }) => siteId)
        expect(new Set(sites).size).toBe(sites.length)
        const requested = requests.flatMap(({ siteId, ids }) => ids.map((id) => `${siteId}/${id}`))
        const had = new Set(known.map(({ siteId, id }) => `${siteId}/${id}`))
        const missing = items.map(({ siteId, id }) => `${siteId}/${id}`).filter((key) => !had.has(key))
        expect(requested.toSorted()).toEqual(missing.toSorted())
      }),
    )
  })
})

describe('citationsToCopy', () => {
  it('should give at most one line for each selected item, and never an empty text [C5.3]', () => {
    fc.assert(
      fc.property(
        arbitraryBasket,
        arbitraryItemCitations,
        arbitraryUiLanguage,
        (basket, citations, language) => {
          const copied = citationsToCopy(basket, citations, language)
          const selected = basket.items.filter((item) => item.selected)
          const lines = copied.ok ? copied.value.split('\n') : []
          expect(lines.length).toBeLessThanOrEqual(selected.length)
          expect(lines.filter((line) => line.trim() === '')).toEqual([])
          expect(!copied.ok && copied.error === 'noneSelected').toBe(selected.length === 0)
          expect(citationsToCopy(selectAll(basket, false), citations, language)).toEqual({
            ok: false,
            error: 'noneSelected',
          })
        },
      ),
    )
  })
})
