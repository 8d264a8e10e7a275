import {
  citationFormats,
  citationRequests,
  citationsToCopy,
  emptyBasket,
  emptyCitationRecord,
  parseBasket,
  parseItemCitations,
  printBasket,
  printItemCitations,
  selectAll,
} from '@xuekan/core'
import { arbitraryBasket, arbitraryItemCitations, arbitraryLanguage, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketCommands, type KnownBasket, type RealBasket } from './basket-commands.ts'
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

describe('the basket', () => {
  it('should hold what was put in and not taken out, once each and in order, and flag all selected [C4.21]', () => {
    fc.assert(
      fc.property(basketCommands, (commands) => {
        const model: KnownBasket = { entries: [] }
        const real: RealBasket = { basket: emptyBasket }
        fc.modelRun(() => ({ model, real }), commands)
        expect(real.basket.items).toHaveLength(model.entries.filter(({ state }) => state === 'in').length)
      }),
    )
  })

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

describe('printBasket and parseBasket', () => {
  it('should read back the items of every basket [C3.18]', () => {
    fc.assert(
      fc.property(arbitraryBasket, (basket) => {
        expect(parseBasket(printBasket(basket))).toEqual({ items: basket.items, removed: [] })
      }),
    )
  })

  it('should give a basket for any text, that prints as it was read and holds no item twice [C3.18]', () => {
    const anything = fc.oneof(
      junkText,
      fc.json(),
      arbitraryBasket.chain((basket) => damagedItem(printBasket(basket))),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const read = parseBasket(text)
        expect(parseBasket(printBasket(read))).toEqual(read)
        const keys = read.items.map(({ siteId, id }) => JSON.stringify([siteId, id]))
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('printItemCitations and parseItemCitations', () => {
  it('should read back all citation strings, half characters too [C3.18]', () => {
    fc.assert(
      fc.property(arbitraryItemCitations, (citations) => {
        expect(parseItemCitations(printItemCitations(citations))).toEqual(citations)
      }),
    )
  })

  it('should give a list for any text, that prints as it was read [C3.18]', () => {
    const anything = fc.oneof(
      junkText,
      fc.json(),
      arbitraryItemCitations.chain((citations) => damagedItem(printItemCitations(citations))),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const read = parseItemCitations(text)
        expect(parseItemCitations(printItemCitations(read))).toEqual(read)
      }),
    )
  })
})

describe('citationRequests', () => {
  it('should ask for each item that is not known, once, of its own site, a call for each site', () => {
    fc.assert(
      fc.property(arbitraryBasket, arbitraryItemCitations, ({ items }, known) => {
        const requests = citationRequests(items, known)
        const sites = requests.map(({ siteId }) => siteId)
        expect(new Set(sites).size).toBe(sites.length)
        const asked = requests.flatMap(({ siteId, ids }) => ids.map((id) => `${siteId}/${id}`))
        const had = new Set(known.map(({ siteId, id }) => `${siteId}/${id}`))
        const missing = items.map(({ siteId, id }) => `${siteId}/${id}`).filter((key) => !had.has(key))
        expect(asked.toSorted()).toEqual(missing.toSorted())
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
        arbitraryLanguage,
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
