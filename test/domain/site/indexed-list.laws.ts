import { readIndexed } from '../../../core/domain/site/indexed-list.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('readIndexed', () => {
  it('should be the same list when it is joined and read again, with no blank name and none twice [C3.9]', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('EI', 'Scopus', 'null', 'undefined', ' ', 'EI ', '；', ';'),
    )
    fc.assert(
      fc.property(fc.array(name), fc.constantFrom(';', '；', '; '), (names, between) => {
        const list = readIndexed(names.join(between))
        expect(readIndexed(list.join(';'))).toEqual(list)
        expect(new Set(list).size).toBe(list.length)
        for (const one of list) expect(['', 'null', 'undefined']).not.toContain(one.trim())
      }),
    )
  })

  it('names databases in their order, however they are parted, and none for what is no text [C3.9] [C3.12]', () => {
    expect(readIndexed('EI;Scopus； CSCD;null;;EI')).toEqual(['EI', 'Scopus', 'CSCD'])
    for (const raw of [null, undefined, 'null', {}, '']) expect(readIndexed(raw)).toEqual([])
  })
})
