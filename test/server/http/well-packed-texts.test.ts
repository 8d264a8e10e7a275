import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createWellPackedTexts } from '../../../server/http/well-packed-texts.ts'

const textOf = (name: string): Buffer => Buffer.from(`<path d="${name}"/>`.repeat(300))

describe('createWellPackedTexts', () => {
  it('has a text some time after it was given, which says the same', async () => {
    const texts = createWellPackedTexts(100_000)
    expect(texts.find('a')).toBeUndefined()
    texts.add('a', textOf('a'))
    texts.add('a', textOf('a'))
    await expect.poll(() => texts.find('a')).toBeDefined()
    expect(brotliDecompressSync(texts.find('a') ?? '')).toEqual(textOf('a'))
  })

  it('holds no more than it may: what was asked for longest ago goes first', async () => {
    const one = createWellPackedTexts(100_000)
    one.add('a', textOf('a'))
    await expect.poll(() => one.find('a')).toBeDefined()
    const texts = createWellPackedTexts((one.find('a')?.length ?? 0) * 2.5)
    for (const name of ['a', 'b']) {
      texts.add(name, textOf(name))
      await expect.poll(() => texts.find(name)).toBeDefined()
    }
    texts.find('a')
    texts.add('c', textOf('c'))
    await expect.poll(() => texts.find('c')).toBeDefined()
    expect(['a', 'b'].filter((name) => texts.find(name) !== undefined)).toEqual(['a'])
  })
})
