import { readCookies, storage } from '@xuekan/core/site'
import { createFakeCookieJar } from '@xuekan/core/testing'
import { createRequestCookieJar, sessionKeys, createWebStorage } from '@xuekan/web'
import { describe, expect, it } from 'vitest'
import { cookieRule } from '../../adapters/storage/storage-keys.ts'
import { cookieJarSuite } from './contract-suites/cookie-jar-suite.ts'

cookieJarSuite('in memory', () => createFakeCookieJar())
cookieJarSuite('of a request', () => createRequestCookieJar(new Map()))

describe('createRequestCookieJar', () => {
  it('reads what a browser sends, percent-encoded or not', () => {
    const jar = createRequestCookieJar(
      readCookies('language=en; userName=%E6%9E%97%E6%BA%AA; odd=100%; quoted="x"; =; flag'),
    )
    expect(['language', 'userName', 'odd', 'quoted', 'flag'].map(jar.read)).toEqual([
      'en',
      '林溪',
      '100%',
      'x',
      '',
    ])
  })

  it('believes the first of two cookies with one name', () => {
    expect(createRequestCookieJar(readCookies('language=zh; language=en')).read('language')).toBe('zh')
  })

  it('says how each change is to be kept, the last word on each', () => {
    const jar = createRequestCookieJar(readCookies('token=x'), { secure: true })
    jar.write('language', 'zh')
    jar.write('language', 'en')
    jar.clear('token')
    expect(jar.setCookies()).toEqual([
      'language=en; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
      'token=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ])
  })

  it('cannot be made to print a second cookie or header', () => {
    const jar = createRequestCookieJar(new Map())
    jar.write('userName', 'x; Path=/evil\r\nSet-Cookie: y=1\uD800')
    expect(jar.setCookies()).toHaveLength(1)
    expect(jar.setCookies()[0]).toMatch(/^userName=[^;\s]+; Path=\/; SameSite=Lax$/)
  })

  it('never reads or writes the reserved names, but clears them [C3.17]', () => {
    for (const name of ['aesPassword', 'aesKey']) {
      const jar = createRequestCookieJar(readCookies(`${name}=secret`))
      expect(jar.read(name)).toBe('')
      jar.write(name, 'again')
      expect(jar.setCookies()).toEqual([])
      jar.clear(name)
      expect(jar.setCookies()).toHaveLength(1)
    }
  })
})

describe('sessionKeys', () => {
  it('share the storage with the table of the core without meeting another name of it [C3.19]', () => {
    expect(storage[sessionKeys.search].place).toBe('session')
    expect(Object.keys(storage)).not.toContain(sessionKeys.chunkReload)
    expect(new Set(Object.values(sessionKeys)).size).toBe(Object.keys(sessionKeys).length)
  })
})

describe('cookieRule', () => {
  it('is what the table of the core says of a cookie, and open until the browser closes for others [C3.17]', () => {
    expect(cookieRule('language')).toEqual({ days: 365, use: 'open' })
    expect(cookieRule('token')).toEqual({ days: null, rememberedDays: 90, use: 'credential' })
    expect(cookieRule('aesKey')).toEqual({ days: null, use: 'reserved' })
    expect(cookieRule('toString')).toEqual({ days: null, use: 'open' })
  })
})

describe('createWebStorage', () => {
  const stored = (limit: number): Storage => {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
        values.set(key, value)
      },
      removeItem: (key) => void values.delete(key),
      clear: () => values.clear(),
      key: () => null,
      length: 0,
    }
  }
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }

  it('reads back what it wrote, and forgets what is cleared', () => {
    const backing = stored(100)
    const store = createWebStorage(() => backing)
    expect(store.read('batchId')).toBeNull()
    expect(store.write('batchId', '[1]')).toBe(true)
    expect(createWebStorage(() => backing).read('batchId')).toBe('[1]')
    store.clear('batchId')
    expect(store.read('batchId')).toBeNull()
  })

  it('keeps for as long as the page what a full storage refuses', () => {
    const backing = stored(3)
    const store = createWebStorage(() => backing)
    store.write('batchId', '[1]')
    expect(store.write('batchId', '[1,2,3]')).toBe(false)
    expect(store.read('batchId')).toBe('[1,2,3]')
    expect(store.write('batchId', '[2]')).toBe(true)
    expect(store.read('batchId')).toBe('[2]')
  })

  it('works without any storage where that is denied', () => {
    const store = createWebStorage(denied)
    expect(store.write('sld', 'jiang')).toBe(false)
    expect(store.read('sld')).toBe('jiang')
    store.clear('sld')
    expect(store.read('sld')).toBeNull()
  })
})
