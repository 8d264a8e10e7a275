import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesInArchive } from '../../../server/rc-pub/load/article-source.ts'
import { openZip, type ZipArchive } from '../../../server/rc-pub/load/archive/read-zip.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { zipOf } from './zip-of.ts'

const opened = (bytes: Uint8Array): ZipArchive | null => {
  const file = join(temporaryFolder(), 'articles.zip')
  writeFileSync(file, bytes)
  return openZip(file)
}

const textOf = (bytes: Uint8Array | null | undefined) =>
  bytes === null || bytes === undefined ? null : new TextDecoder().decode(bytes)

describe('openZip', () => {
  it('reads stored and deflated files by their names, in any script', () => {
    const archive = opened(
      zipOf({ 'a/水.txt': 'river '.repeat(400), 'b.txt': { text: 'as it is', isStored: true }, 'a/': '' }),
    )
    expect(archive?.entries.map(({ name, size }) => [name, size])).toEqual([
      ['a/水.txt', 2400],
      ['b.txt', 8],
    ])
    expect(archive?.entries.map(({ read }) => textOf(read()))).toEqual(['river '.repeat(400), 'as it is'])
    archive?.close()
  })

  it('is null for what is no archive, and for one that is cut off', () => {
    expect(opened(new TextEncoder().encode('<article/>'))).toBeNull()
    expect(opened(new Uint8Array())).toBeNull()
    const whole = zipOf({ 'a.txt': 'text', 'b.txt': 'text' })
    expect(opened(whole.subarray(30))?.entries[0]?.read() ?? null).toBeNull()
    expect(opened(whole.subarray(0, whole.length - 40))).toBeNull()
  })

  it('unpacks nothing that is larger than it says, encrypted, or far larger than it is packed', () => {
    const long = 'river '.repeat(100)
    const archive = opened(
      zipOf({
        'lie.txt': { text: long, statedSize: 5 },
        'locked.txt': { text: long, isEncrypted: true },
        'bomb.txt': '\0'.repeat(3_000_000),
        'good.txt': 'good',
      }),
    )
    expect(archive?.entries.map(({ name, read }) => [name, textOf(read())])).toEqual([
      ['lie.txt', null],
      ['locked.txt', null],
      ['bomb.txt', null],
      ['good.txt', 'good'],
    ])
    archive?.close()
  })
})

describe('sourcesInArchive', () => {
  it('are its files of articles, each with what lies beside it and below, and nothing above', () => {
    const archive = opened(
      zipOf({
        'one/article.xml': '<article/>',
        'one/images/f1.png': 'picture',
        'two/other.nxml': '<article/>',
        'secret.png': 'above',
        '__MACOSX/one/._article.xml': 'of a machine',
      }),
    )
    if (archive === null) throw new Error('no archive')
    const sources = sourcesInArchive('a.zip', archive)
    expect(sources.map(({ file, name }) => [file, name])).toEqual([
      ['a.zip/one/article.xml', 'article.xml'],
      ['a.zip/two/other.nxml', 'other.nxml'],
    ])
    const [one] = sources
    expect(textOf(one?.beside.find('images/f1.png')?.read())).toBe('picture')
    expect(one?.beside.find('../secret.png')).toBeNull()
    expect(one?.beside.find('secret.png')).toBeNull()
    archive.close()
  })
})
