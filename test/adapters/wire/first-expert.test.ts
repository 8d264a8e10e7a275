import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from './junk-wire.ts'
import { firstExpertOf } from './read-wire.ts'

describe('firstExpertFrom', () => {
  it('is the first entry of the first list, the list alone being tolerated [C2.14, C7.7]', () => {
    expect(firstExpertOf([{ content: [{ id: 41 }, { id: 42 }] }, { content: [{ id: 43 }] }])).toBe('41')
    expect(firstExpertOf({ content: [{ id: 'e7' }] })).toBe('e7')
  })

  it('is null for an empty list, and for an entry without an id [C2.14]', () => {
    for (const none of [[], [{ content: [] }], [{}], { content: [{ id: 'null' }] }, [null], null, 'null'])
      expect(firstExpertOf(none)).toBeNull()
  })

  it('is read from a list that travels as JSON text, and from none that is cut off [C2.14]', () => {
    const text = '[{"content":[{"id":41}]}]'
    expect(firstExpertOf(text)).toBe('41')
    expect(firstExpertOf(` ${text}`)).toBe('41')
    expect(() => firstExpertOf(text.slice(0, -1))).toThrow(/malformed/)
  })

  it('should be total', () => {
    fc.assert(
      fc.property(junkDataOf(endpoints.expertList), (raw) => {
        expect(firstExpertOf(raw)).not.toBe('')
      }),
    )
  })
})
