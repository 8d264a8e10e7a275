import { createScope } from '@xuekan/core/reactive'
import { storage } from '@xuekan/core/site'
import { createFakeCipher, createFakeStoredValue } from '@xuekan/core/testing'
import { createEncryptedStore, createStoredValue, createWebStorage, type TextStore } from '@xuekan/web'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { storedValueSuite, type OpenStoredValue } from './contract-suites/stored-value-suite.ts'

const textStore = (values: Map<string, string> = new Map()): TextStore => ({
  read: (key) => values.get(key) ?? null,
  write: (key, value) => {
    values.set(key, value)
    return true
  },
  clear: (key) => void values.delete(key),
})

/** A value over a store, beside which another tab writes to the same store. */
const openOver =
  (wrap: (store: TextStore) => TextStore): OpenStoredValue =>
  (entry, text) => {
    const store = wrap(textStore())
    const changes$ = new Subject<string | null>()
    if (text !== null) store.write(entry.name, text)
    return {
      value: createStoredValue(createScope(), store, entry, { changes$ }),
      text: () => store.read(entry.name),
      storedElsewhere: (other, { heard = true } = {}) => {
        if (other === null) store.clear(entry.name)
        else store.write(entry.name, other)
        if (heard) changes$.next(entry.name)
      },
    }
  }

const openFake: OpenStoredValue = ({ codec, empty }, text) => {
  const value = createFakeStoredValue(codec, empty, text)
  return { value, text: () => value.text, storedElsewhere: value.storedElsewhere }
}

storedValueSuite('in memory', openFake)
storedValueSuite(
  'in a store of texts',
  openOver((store) => store),
)
storedValueSuite(
  'in an encrypted store',
  openOver((store) => createEncryptedStore(store, createFakeCipher())),
)

describe('createStoredValue', () => {
  const { selectvalue } = storage

  it('follows its own key and the clearing of all, and no other key [C3.19]', () => {
    const store = textStore()
    const changes$ = new Subject<string | null>()
    const { value$ } = createStoredValue(createScope(), store, selectvalue, { changes$ })
    store.write('selectvalue', '题名')
    changes$.next('keywords')
    expect(value$.value).toBe('')
    changes$.next('selectvalue')
    expect(value$.value).toBe('题名')
    store.clear('selectvalue')
    changes$.next(null)
    expect(value$.value).toBe('')
  })

  it('hears nothing after its scope has ended [C3.19]', () => {
    const store = textStore()
    const scope = createScope()
    const changes$ = new Subject<string | null>()
    const { value$ } = createStoredValue(scope, store, selectvalue, { changes$ })
    scope.end()
    store.write('selectvalue', '题名')
    changes$.next('selectvalue')
    expect(value$.value).toBe('')
    expect(changes$.observed).toBe(false)
  })

  it('lasts as long as the page where nothing may be stored [C3.19]', () => {
    const changes$ = new Subject<string | null>()
    const denied = createWebStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { value$, change } = createStoredValue(createScope(), denied, selectvalue, { changes$ })
    change(() => '题名')
    changes$.next(null)
    change((label) => `${label}!`)
    expect(value$.value).toBe('题名!')
  })
})

describe('createEncryptedStore', () => {
  const cipher = createFakeCipher()

  it('keeps no text as it stands, and says whether it was kept [C9.14]', () => {
    const store = textStore()
    const encrypted = createEncryptedStore(store, cipher)
    expect(encrypted.write('recentSearches', 'soliton')).toBe(true)
    expect(store.read('recentSearches')).not.toContain('soliton')
    expect(encrypted.read('recentSearches')).toBe('soliton')
    encrypted.clear('recentSearches')
    expect(store.read('recentSearches')).toBeNull()
    const full = createEncryptedStore({ ...store, write: () => false }, cipher)
    expect(full.write('recentSearches', 'soliton')).toBe(false)
  })

  it('takes nothing for a text that is none of the cipher [C9.14]', () => {
    expect(
      createEncryptedStore(textStore(new Map([['keywords', 'junk']])), cipher).read('keywords'),
    ).toBeNull()
  })
})
