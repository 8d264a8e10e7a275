import type { Cipher } from '@xuekan/core'
import type { SearchHolder } from '@xuekan/core/search'
import { createFakeCipher, createFakeSearchMemory } from '@xuekan/core/testing'
import { createStoredSearchMemory, type TextStore } from '@xuekan/web'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { searchMemorySuite } from './contract-suites/search-memory-suite.ts'

function textStore(values: Map<string, string> = new Map()): TextStore {
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value)
      return true
    },
    clear: (key) => void values.delete(key),
  }
}

const loadCipher = (): Promise<Cipher> => Promise.resolve(createFakeCipher())
const denied = (): Promise<Cipher> => Promise.reject(new Error('no such chunk'))

searchMemorySuite('in memory', () => createFakeSearchMemory())
searchMemorySuite('in session storage', () => createStoredSearchMemory(textStore(), loadCipher))

const holder: SearchHolder = {
  searchText: '孤子 soliton',
  analyzeArray: ['孤子', 'soliton'],
  searchType: 'article',
  size: 20,
}

describe('createStoredSearchMemory', () => {
  it('tells a later page of the same tab what was kept, and keeps it encrypted [C3.19, C9.14]', async () => {
    const store = textStore()
    const memory = createStoredSearchMemory(store, loadCipher)
    memory.store(holder)
    await firstValueFrom(memory.read())
    expect(store.read('search')).not.toContain('soliton')
    expect(await firstValueFrom(createStoredSearchMemory(store, loadCipher).read())).toEqual(holder)
  })

  it('fetches the cipher only when there is something to keep or to read', async () => {
    let fetched = 0
    const counted = (): Promise<Cipher> => {
      fetched += 1
      return loadCipher()
    }
    const memory = createStoredSearchMemory(textStore(), counted)
    await firstValueFrom(memory.read())
    expect(fetched).toBe(0)
    memory.store(holder)
    expect(await firstValueFrom(memory.read())).toEqual(holder)
    expect(fetched).toBe(2)
  })

  it.each(['', 'junk', createFakeCipher().encrypt('no holder')])(
    'remembers nothing of what is no holder: %j [C3.19]',
    async (stored) => {
      const store = textStore(new Map([['search', stored]]))
      expect(await firstValueFrom(createStoredSearchMemory(store, loadCipher).read())).toBeNull()
    },
  )

  it('does without memory where the cipher cannot be had', async () => {
    const store = textStore(new Map([['search', 'encrypted:']]))
    const memory = createStoredSearchMemory(store, denied)
    memory.store(holder)
    expect(await firstValueFrom(memory.read())).toBeNull()
    expect(store.read('search')).toBe('encrypted:')
  })
})
