import { parseBasket, printBasket } from '../../../core/domain/citation/basket-codec.ts'
import type { Basket } from '../../../core/domain/citation/basket.ts'
import { emptyCitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { printBibtex } from '../../../core/domain/citation/print-bibtex.ts'
import { printEndnote } from '../../../core/domain/citation/print-endnote.ts'
import { printNoteExpress } from '../../../core/domain/citation/print-note-express.ts'
import { printNoteFirst } from '../../../core/domain/citation/print-note-first.ts'
import { printRis } from '../../../core/domain/citation/print-ris.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'
import { book, newspaper, person, river, whole } from './sample-records.ts'

const prints = [printBibtex, printEndnote, printRis, printNoteExpress, printNoteFirst]

describe('the export formats', () => {
  it('name a degree of theses alone [C7.9]', () => {
    for (const print of prints) expect(print([{ ...book, degree: 'master' }])).toBe(print([book]))
  })

  it('name no publisher of journals and newspapers, where the format has none [C7.9]', () => {
    for (const print of prints)
      for (const record of [river, newspaper])
        expect(print([{ ...record, publisher: '某社' }])).toBe(print([record]))
  })

  it('tell the day of a newspaper only as far as it is known [C7.9]', () => {
    expect(printNoteExpress([{ ...newspaper, date: '2020-01' }])).toContain('{Date}: 2020-01\r\n')
    expect(printNoteExpress([{ ...newspaper, date: '' }])).not.toContain('{Date}')
    expect(printBibtex([newspaper])).toContain('note = {2020-01-02}')
    expect(printBibtex([{ ...newspaper, date: '2020-01' }])).not.toContain('note')
  })

  it('leave out authors without a name [C7.9]', () => {
    const nobody = [person('', ''), whole('')]
    for (const print of prints) {
      expect(print([{ ...river, authors: nobody, translation: null }])).toBe(
        print([{ ...river, authors: [], translation: null }]),
      )
    }
    expect(printBibtex([{ ...book, authors: [...nobody, ...book.authors] }])).toContain(
      'author = {{张三}},\n',
    )
  })

  it('print nothing of a record of which nothing is known [C7.9]', () => {
    expect(printNoteFirst([{ ...emptyCitationRecord, keywords: [' '] }])).toContain(
      '<Bibliography>\n<Type>JournalArticle</Type>\n<Language>zh-CHS</Language>\n</Bibliography>',
    )
    expect(printEndnote([emptyCitationRecord])).toBe('%0 Journal Article\r\n%G zh\r\n\r\n')
  })

  it('part the entries of BibTeX by a blank line [C7.9]', () => {
    expect(printBibtex([newspaper, book])).toBe(`${printBibtex([newspaper])}\n${printBibtex([book])}`)
  })
})

describe('parseBasket', () => {
  const item = {
    siteId: asSiteId('26'),
    id: '1',
    title: { zh: '题', en: '' },
    source: { zh: '', en: '' },
    sortId: 1_000_000_000,
    selected: false,
  }
  const basket: Basket = { items: [item], removed: [] }

  it('keeps the last place that there is, and none beyond [C3.18]', () => {
    expect(parseBasket(printBasket(basket))).toEqual(basket)
    const beyond = { ...item, sortId: item.sortId + 1 }
    expect(parseBasket(printBasket({ ...basket, items: [beyond] })).items).toEqual([])
  })

  it('leaves out an item whose title is no text in one of the languages [C3.18]', () => {
    for (const resName of [{ zh: 1, en: '' }, { zh: '', en: 1 }, { zh: '' }]) {
      const raw = printBasket(basket).replace(/"resName":\{[^}]*\}/, `"resName":${JSON.stringify(resName)}`)
      expect(parseBasket(raw).items).toEqual([])
    }
  })
})
