import type { StorageEntry } from '../../../core/domain/storage/storage-entry.ts'
import { storage, type StorageKey, type StoredAt } from '../../../core/domain/storage/storage-table.ts'
import { arbitraryStored, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const keys = Object.keys(storage) as readonly StorageKey[]
const cookies = keys.filter((key) => storage[key].place === 'cookie')

/** What is kept as a record, and so with its version. */
const records = [
  'batchId',
  'batchId1',
  'recentSearches',
  'stoppedPlaces',
  'datanav',
  'topBanner',
  'keywords',
  'selectedHits',
  'search',
] as const satisfies readonly StorageKey[]

/** Each entry with the arbitrary of its values; which type it is of does not matter to the laws. */
const entryAt = (key: StorageKey) => ({
  entry: storage[key] as unknown as StorageEntry<unknown>,
  values: arbitraryStored[key] as fc.Arbitrary<StoredAt<StorageKey>>,
})

/** The text of a record with one of its fields replaced, its version too; any other text without its beginning. */
const damaged = (key: StorageKey, text: string): fc.Arbitrary<string> => {
  if (text === '' || !records.some((record) => record === key)) return fc.constant(text.slice(1))
  const record = JSON.parse(text) as object
  return fc
    .tuple(fc.constantFrom(...Object.keys(record)), fc.jsonValue())
    .map(([field, value]) => JSON.stringify({ ...record, [field]: value }))
}

describe.each(keys)('the codec of %s', (key) => {
  const { entry, values } = entryAt(key)
  const { print, parse } = entry.codec

  it('should read back every value that it prints [C3.17] [C3.18] [C3.19]', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(parse(print(value))).toEqual(value)
      }),
    )
  })

  it('should read back nothing kept as nothing [C3.17] [C3.18] [C3.19]', () => {
    expect(parse(print(entry.empty)) ?? entry.empty).toEqual(entry.empty)
  })

  it('should give null or a value that prints as it was read, for any text [C3.17] [C3.18] [C3.19]', () => {
    const texts = fc.oneof(
      junkText,
      fc.json(),
      values.chain((value) => damaged(key, print(value))),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const read = parse(text)
        const again = read === null ? null : parse(print(read))
        expect(again).toEqual(read)
      }),
    )
  })
})

describe.each(records)('the record of %s', (key) => {
  const { entry, values } = entryAt(key)
  const { print, parse } = entry.codec

  it('should say its version, and be read as nothing under any other [C3.18] [C3.19]', () => {
    const versions = fc.jsonValue().filter((version) => version !== 1)
    fc.assert(
      fc.property(
        values.filter((value) => value !== null),
        versions,
        (value, version) => {
          const record = JSON.parse(print(value)) as { readonly version: number }
          expect(record.version).toBe(1)
          expect(parse(JSON.stringify({ ...record, version })) ?? entry.empty).toEqual(entry.empty)
        },
      ),
    )
  })
})

describe.each(cookies)('the cookie %s', (key) => {
  const { entry, values } = entryAt(key)

  it('should survive being written percent-encoded [C3.17]', () => {
    fc.assert(
      fc.property(values, (value) => {
        const encoded = encodeURIComponent(entry.codec.print(value))
        expect(encoded).toMatch(/^[\x21-\x7E]*$/)
        expect(entry.codec.parse(decodeURIComponent(encoded))).toEqual(value)
      }),
    )
  })

  it('should read nothing that cannot be written percent-encoded [C3.17]', () => {
    fc.assert(
      fc.property(junkText, (text) => {
        const read = entry.codec.parse(text)
        const printed = read === null ? '' : entry.codec.print(read)
        expect(() => encodeURIComponent(printed)).not.toThrow()
      }),
    )
  })
})
