import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import type { Route } from '../../../core/domain/route/route.ts'
import {
  areCredentials,
  bearsSecret,
  loggedPath,
  pageSharing,
} from '../../../core/domain/sharing/page-sharing.ts'
import { withoutTimestamps } from '../../../core/domain/sharing/without-timestamps.ts'
import { arbitraryRoute } from '../../../core/testing/arbitraries/routes.ts'

const nobody: ReadonlyMap<string, string> = new Map()
const credential = fc.constantFrom('token', 'commonToken', 'userName')
const address = fc.oneof(
  arbitraryRoute.map((each) => formatRoute(each)),
  fc.webPath().map((path) => `/${path}`),
)
/** Nothing of it was written in a letter, and no member shares it. */
const isOpen = (route: Route): boolean =>
  route.page !== 'sharedAlbum' &&
  (route.page !== 'emailSubscribe' || !/[?&](?:leave|confirm)=/.test(formatRoute(route)))
const joined = (to: string, part: string): string => {
  const [before = '', ...hash] = to.split('#')
  return [before + (before.includes('?') ? '&' : '?') + part, ...hash].join('#')
}

describe('pageSharing', () => {
  it('should keep for one reader whatever bears a credential, as a cookie or in the address', () => {
    fc.assert(
      fc.property(address, credential, fc.constantFrom('x', '李 四', '%'), (to, name, value) => {
        expect(pageSharing(to, new Map([[name, value]]))).toBe('reader')
        expect(pageSharing(joined(to, `${name}=${encodeURIComponent(value)}`), nobody)).toBe('reader')
        expect(pageSharing(joined(to, `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=`), nobody)).toBe(
          'reader',
        )
      }),
    )
  })

  it('should keep for one reader what the link of a letter opens [C7.12]', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('leave', 'confirm'), fc.base64String(), (to, name, word) => {
        expect(pageSharing(joined(to, `${name}=${encodeURIComponent(word)}`), nobody)).toBe('reader')
      }),
    )
  })

  it('should keep for one reader an album that its member shares, and nothing else that no letter leads to [C7.13]', () => {
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        const to = formatRoute(route)
        expect(bearsSecret(to)).toBe(!isOpen(route))
        expect(pageSharing(to, nobody) === 'reader').toBe(!isOpen(route))
      }),
    )
  })

  it('should share with everybody just what names its language, whatever other cookies there are', () => {
    fc.assert(
      fc.property(arbitraryRoute.filter(isOpen), fc.constantFrom('zh', 'en', ''), (each, language) => {
        const cookies = new Map([
          ['language', language],
          ['headPicture', 'https://a.example/1.png'],
          ['token', ''],
        ])
        const sharing = pageSharing(formatRoute(each), cookies)
        expect(sharing).toBe(each.language === null ? 'byCookie' : 'everybody')
        expect(areCredentials(cookies)).toBe(false)
      }),
    )
  })

  it('should not depend on timestamps', () => {
    fc.assert(
      fc.property(address, fc.nat(), (to, time) => {
        const stamped = joined(to, `timestamps=${time}`)
        expect(withoutTimestamps(stamped)).toBe(withoutTimestamps(to))
        expect(pageSharing(stamped, nobody)).toBe(pageSharing(to, nobody))
      }),
    )
  })
})

describe('withoutTimestamps', () => {
  it('leaves all else as it is written', () => {
    expect(withoutTimestamps('/zh/article?q=a%20b&timestamps=1&timestamps=2&x#timestamps=3')).toBe(
      '/zh/article?q=a%20b&x#timestamps=3',
    )
    expect(withoutTimestamps('/zh/home?timestamps=1')).toBe('/zh/home')
    expect(withoutTimestamps('/zh/home?')).toBe('/zh/home?')
  })
})

describe('loggedPath', () => {
  const token = fc.stringMatching(/^[\w-]{20,40}$/)
  const before = fc.constantFrom('/zh', '/en', '', '//en', '/fr')
  const word = fc.constantFrom('shared', 'Shared', '%73hared', 'share%64')
  const behind = fc.constantFrom('', '/', '.', '/more', '%20', ')')

  it('should hold no token of a shared album, however the address is misspelt [C7.13]', () => {
    fc.assert(
      fc.property(before, word, token, behind, (start, shared, secret, end) => {
        expect(loggedPath(`${start}/${shared}/${secret}${end}`)).not.toContain(secret)
      }),
    )
  })

  it('should leave any other path as it is written', () => {
    fc.assert(
      fc.property(arbitraryRoute.filter(isOpen), (route) => {
        const [path = ''] = formatRoute(route).split('?')
        fc.pre(!/\/shared\/./.test(path))
        expect(loggedPath(path)).toBe(path)
      }),
    )
    expect(loggedPath('/zh/shared')).toBe('/zh/shared')
    expect(loggedPath('/zh/shared/abc')).toBe('/zh/shared/*')
  })
})
