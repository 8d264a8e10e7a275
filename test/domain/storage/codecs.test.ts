import { asSiteId } from '../../../core/domain/site/site.ts'
import type { Codec } from '../../../core/domain/storage/codec.ts'
import { credentialLimit } from '../../../core/domain/storage/credential.ts'
import {
  headPictureCodec,
  optional,
  optionLabelLimit,
  shortNameLimit,
} from '../../../core/domain/storage/plain-codecs.ts'
import type { StorageEntry } from '../../../core/domain/storage/storage-entry.ts'
import { storage } from '../../../core/domain/storage/storage-table.ts'
import { showsTopNews, topBannerCodec } from '../../../core/domain/storage/top-banner.ts'
import { userNameLimit } from '../../../core/domain/storage/user-name.ts'
import { describe, expect, it } from 'vitest'

/** What is read of a text in its place. */
const read = <T>({ codec, empty }: Pick<StorageEntry<T>, 'codec' | 'empty'>, text: string): T =>
  codec.parse(text) ?? empty

describe('the codec of a line', () => {
  it.each([
    ['userName', storage.userName, userNameLimit],
    ['selectvalue', storage.selectvalue, optionLabelLimit],
  ] as const)('takes one line of %s up to its limit [C3.17] [C3.19]', (_, entry, limit) => {
    expect(read(entry, '林 溪')).toBe('林 溪')
    expect(read(entry, 'x'.repeat(limit))).toHaveLength(limit)
    expect(entry.codec.parse('x'.repeat(limit + 1))).toBeNull()
    for (const junk of ['a\nb', 'a\u0000', 'a\u2028b', 'a\u2029b', '\uD800'])
      expect(entry.codec.parse(junk)).toBeNull()
  })
})

describe('the codec of a credential', () => {
  it.each(['token', 'commonToken'] as const)('takes visible ASCII up to its limit for %s [C3.17]', (name) => {
    const { codec } = storage[name]
    expect(codec.parse('!a.b-c_d=~')).toBe('!a.b-c_d=~')
    expect(codec.parse('x'.repeat(credentialLimit))).toHaveLength(credentialLimit)
    expect(codec.parse('x'.repeat(credentialLimit + 1))).toBeNull()
    for (const junk of ['a b', ' a', 'a\r\nx: 1', '林', '\u007F']) expect(codec.parse(junk)).toBeNull()
  })
})

describe('the codec of a reserved name', () => {
  it.each(['aesPassword', 'aesKey'] as const)('reads and writes nothing for %s [C3.17]', (name) => {
    expect(storage[name].codec.parse('secret')).toBeNull()
    expect(storage[name].codec.print(null)).toBe('')
  })
})

describe('the codec of language', () => {
  it('takes zh and en alone [C3.17]', () => {
    expect(['zh', 'en', 'EN', 'fr', ''].map((text) => read(storage.language, text))).toEqual([
      'zh',
      'en',
      null,
      null,
      null,
    ])
  })
})

describe('the codecs of a site', () => {
  it.each(['sld', 'dsld'] as const)('take a label in lower case for %s [C3.19]', (name) => {
    const { codec } = storage[name]
    expect(codec.parse('entest01')).toBe('entest01')
    expect(codec.parse('a'.repeat(shortNameLimit))).toHaveLength(shortNameLimit)
    expect(codec.parse('a'.repeat(shortNameLimit + 1))).toBeNull()
    for (const junk of ['EMF', 'a.b', '-a', 'a b', '/']) expect(codec.parse(junk)).toBeNull()
  })

  it('take up to 64 characters of visible ASCII for siteId [C3.19]', () => {
    const { codec } = storage.siteId
    expect(codec.parse('26')).toBe('26')
    expect(codec.parse('2'.repeat(64))).toHaveLength(64)
    for (const junk of ['2'.repeat(65), '2 6', '二', '26\n', '\n26']) expect(codec.parse(junk)).toBeNull()
    expect(read(storage.siteId, '')).toBeNull()
  })
})

describe('the codec of bannerActive', () => {
  it('takes an index in digits [C3.19]', () => {
    expect(['0', '7', '9999'].map((text) => read(storage.bannerActive, text))).toEqual([0, 7, 9_999])
  })

  it.each(['10000', '-1', '01', '1.5', '1e3', ' 1', '1 ', 'x', '', 'NaN'])(
    'shows the first slide for %j [C3.19]',
    (text) => {
      expect(storage.bannerActive.codec.parse(text)).toBeNull()
      expect(read(storage.bannerActive, text)).toBe(0)
    },
  )
})

describe('optional', () => {
  const anything: Codec<string> = { print: (text) => `=${text}`, parse: (text) => text }

  it('stands for nothing by the empty text, and leaves the rest to the codec', () => {
    const { print, parse } = optional(anything)
    expect([print(null), print('x')]).toEqual(['', '=x'])
    expect([parse(''), parse('x')]).toEqual([null, 'x'])
  })
})

describe('headPicture', () => {
  it('reads web links as they stand, and none [C4.7]', () => {
    const read = ['', 'https://example.org/a.png', 'javascript:alert(1)', 'a.png'].map(headPictureCodec.parse)
    expect(read).toEqual(['', 'https://example.org/a.png', null, null])
  })
})

describe('topBanner', () => {
  const shown = { siteId: asSiteId('26'), newsId: '7', dismissed: false }

  it('says of which news it was dismissed [C3.19]', () => {
    expect(JSON.parse(topBannerCodec.print(shown))).toEqual({ version: 1, ...shown })
  })

  it.each([{ version: 2 }, { dismissed: 1 }, { siteId: 26 }, { newsId: 7 }, { newsId: '' }])(
    'is none where it says %j [C3.19]',
    (part) => {
      expect(topBannerCodec.parse(JSON.stringify({ version: 1, ...shown, ...part }))).toBeNull()
    },
  )

  it('is shown unless that very news was dismissed [C3.19]', () => {
    const away = { ...shown, dismissed: true }
    expect(showsTopNews(null, shown)).toBe(true)
    expect(showsTopNews(shown, shown)).toBe(true)
    expect(showsTopNews(away, shown)).toBe(false)
    expect(showsTopNews(away, { ...shown, newsId: '8' })).toBe(true)
    expect(showsTopNews(away, { ...shown, siteId: asSiteId('27') })).toBe(true)
  })
})
