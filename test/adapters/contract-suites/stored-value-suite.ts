import type { StoredValue } from '@xuekan/core'
import { addToBasket, removeFromBasket, undoRemoval } from '@xuekan/core/citation'
import { asSiteId, storage, type StorageEntry } from '@xuekan/core/site'
import { arbitraryBasketEntry } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

export interface StoredValueUnderTest<T> {
  readonly value: StoredValue<T>
  /** What is kept, as the codec prints it; null for nothing. */
  readonly text: () => string | null
  /** Another tab keeps a text, null to clear it; where it is not `heard`, nothing is told of it. */
  readonly storedElsewhere: (text: string | null, options?: { readonly heard?: boolean }) => void
}

export type OpenStoredValue = <T>(entry: StorageEntry<T>, text: string | null) => StoredValueUnderTest<T>

/** What every StoredValue keeps. Each test opens one over nothing but the text that it names. */
export function storedValueSuite(name: string, open: OpenStoredValue): void {
  const { batchId, selectvalue } = storage
  const { print, parse } = batchId.codec
  const entryOf = (id: string) => ({
    siteId: asSiteId('26'),
    id,
    title: { zh: '题', en: 'T' },
    source: { zh: '', en: '' },
  })
  const [one, two] = [entryOf('1'), entryOf('2')]
  const basketOf = (...entries: readonly (typeof one)[]) => entries.reduce(addToBasket, batchId.empty)
  const heardBy = <T>({ value }: StoredValueUnderTest<T>): readonly T[] => {
    const heard: T[] = []
    value.value$.value$.subscribe((next) => heard.push(next))
    return heard
  }

  describe(`StoredValue: ${name}`, () => {
    it('is empty where nothing is kept, and keeps nothing by being read [C3.18]', () => {
      const under = open(batchId, null)
      expect(under.value.value$.value).toBe(batchId.empty)
      expect(under.text()).toBeNull()
    })

    it('is what was kept before [C3.18]', () => {
      expect(open(batchId, print(basketOf(one))).value.value$.value).toEqual(basketOf(one))
    })

    it('keeps what a change makes of it, and tells it once [C3.18]', () => {
      const under = open(selectvalue, null)
      const heard = heardBy(under)
      under.value.change((label) => `${label}题`)
      under.value.change((label) => `${label}名`)
      expect(heard).toEqual(['', '题', '题名'])
      expect(under.value.value$.value).toBe('题名')
      expect(under.text()).toBe('题名')
    })

    it('holds what is not kept as long as nobody else changes it: a removal can be undone [C3.18]', () => {
      const under = open(batchId, print(basketOf(one, two)))
      under.value.change((basket) => removeFromBasket(basket, one))
      expect(parse(under.text() ?? '')).toMatchObject({ items: [{ id: '2' }] })
      under.value.change(undoRemoval)
      expect(parse(under.text() ?? '')).toEqual(basketOf(one, two))
    })

    it('follows what another tab keeps, and clears [C3.18]', () => {
      const under = open(batchId, null)
      const heard = heardBy(under)
      under.storedElsewhere(print(basketOf(one)))
      under.storedElsewhere(null)
      expect(heard).toEqual([batchId.empty, basketOf(one), batchId.empty])
    })

    it('tells nothing where another tab keeps the same [C3.18]', () => {
      const under = open(batchId, print(basketOf(one)))
      const heard = heardBy(under)
      under.storedElsewhere(print(basketOf(one)))
      expect(heard).toHaveLength(1)
    })

    it('changes what another tab kept meanwhile, also before it hears of that [C3.18]', () => {
      const under = open(batchId, print(basketOf(one)))
      const heard = heardBy(under)
      under.storedElsewhere(print(basketOf(two)), { heard: false })
      expect(under.value.value$.value).toEqual(basketOf(one))
      under.value.change((basket) => basket)
      expect(heard).toEqual([basketOf(one), basketOf(two)])
      under.storedElsewhere(null, { heard: false })
      under.value.change((basket) => addToBasket(basket, one))
      expect(parse(under.text() ?? '')).toEqual(basketOf(one))
    })

    it('reads junk as empty, and leaves it until the first change [C3.18] [C3.19]', () => {
      const junk = 'a\nb'
      const under = open(selectvalue, junk)
      expect(under.value.value$.value).toBe('')
      under.value.change((label) => label)
      expect(under.text()).toBe(junk)
      under.value.change(() => '题名')
      expect(under.text()).toBe('题名')
      under.storedElsewhere(junk)
      expect(under.value.value$.value).toBe('')
    })

    it('leaves nothing behind when it becomes empty again [C3.18]', () => {
      const under = open(batchId, print(basketOf(one)))
      under.value.change((basket) => removeFromBasket(basket, one))
      expect(under.text()).toBeNull()
      expect(under.value.value$.value.removed).toHaveLength(1)
      under.value.change(() => batchId.empty)
      expect(under.value.value$.value).toBe(batchId.empty)
    })

    it('should lose no item of any tab, heard or not [C3.18]', () => {
      const steps = fc.array(
        fc.record({ entry: arbitraryBasketEntry, here: fc.boolean(), heard: fc.boolean() }),
        {
          maxLength: 12,
        },
      )
      fc.assert(
        fc.property(steps, (taken) => {
          const under = open(batchId, null)
          for (const { entry, here, heard } of taken) {
            const text = under.text()
            const stored = text === null ? batchId.empty : (parse(text) ?? batchId.empty)
            if (here) under.value.change((basket) => addToBasket(basket, entry))
            else under.storedElsewhere(print(addToBasket(stored, entry)), { heard })
          }
          under.value.change((basket) => basket)
          const all = taken.reduce((basket, { entry }) => addToBasket(basket, entry), batchId.empty)
          expect(under.value.value$.value).toEqual(all)
          expect(under.text()).toBe(taken.length === 0 ? null : print(all))
        }),
      )
    })
  })
}
