import type { CookieJar } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

/** What every CookieJar keeps. Each test opens an empty one. */
export function cookieJarSuite(name: string, open: () => CookieJar): void {
  describe(`CookieJar: ${name}`, () => {
    it('reads nothing as the empty text', () => {
      expect(open().read('userName')).toBe('')
    })

    it.each(['zh', '林 溪', 'a=b; c="d", e\\f%20', 'üé€😀'])('reads back what it wrote: %s', (value) => {
      const jar = open()
      jar.write('userName', value)
      expect(jar.read('userName')).toBe(value)
    })

    it('keeps the last of several values, and each name apart', () => {
      const jar = open()
      jar.write('language', 'zh')
      jar.write('language', 'en')
      jar.write('userName', 'x')
      expect([jar.read('language'), jar.read('userName')]).toEqual(['en', 'x'])
    })

    it('forgets what is cleared, and clears what was never there', () => {
      const jar = open()
      jar.write('userName', 'x')
      jar.clear('userName')
      jar.clear('language')
      expect(jar.read('userName')).toBe('')
    })
  })
}
