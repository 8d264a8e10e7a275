import {
  destinationHref,
  linkDestination,
  opensIn,
  siteNamed,
} from '../../../core/domain/route/destination.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

describe('linkDestination', () => {
  it('follows a page of the portal within it, and opens anything else as it stands [C2.24]', () => {
    expect(linkDestination(' /zh/about/3 ')).toEqual(parseRoute('/zh/about/3'))
    expect(linkDestination('/zh/about/3/')).toEqual({ external: '/zh/about/3/' })
    expect(linkDestination('/files/deep/a.pdf')).toEqual({ external: '/files/deep/a.pdf' })
    expect(linkDestination('https://example.org/zh/home')).toEqual({
      external: 'https://example.org/zh/home',
    })
  })

  it.each(['', 'null', 'undefined', 'javascript:alert(1)', '//evil.example', null, undefined, 7])(
    'leads nowhere for %j [C2.24]',
    (raw) => {
      expect(linkDestination(raw)).toBeNull()
    },
  )
})

describe('destinationHref', () => {
  it('has the language in front where the current path has it [C2.41]', () => {
    const album = { page: 'album', language: 'en', siteId: null, albumId: '5' } as const
    expect(destinationHref(album, { prefixed: true })).toBe('/en/collections/5')
    expect(destinationHref(album, { prefixed: false })).toBe('/newAlbumDetail/0/5/en')
    expect(destinationHref({ external: 'tel:+861' }, { prefixed: true })).toBe('tel:+861')
  })
})

describe('opensIn', () => {
  it('is a window of its own for what leaves the site alone [C2.36]', () => {
    expect(opensIn({ external: 'https://example.org' })).toBe('newWindow')
    expect(opensIn({ external: 'HTTP://example.org' })).toBe('newWindow')
    expect(opensIn({ external: '/files/a.pdf' })).toBe('sameTab')
    expect(opensIn({ external: 'mailto:a@example.org' })).toBe('sameTab')
    expect(opensIn({ external: 'tel:+8610' })).toBe('sameTab')
    expect(opensIn(parseRoute('/zh/home'))).toBe('sameTab')
  })
})

describe('siteNamed', () => {
  it('names a site only where the language does not stand in front', () => {
    expect(siteNamed({ language: 'zh', prefixed: false }, asSiteId('26'))).toBe('26')
    expect(siteNamed({ language: 'zh', prefixed: false }, asSiteId(''))).toBeNull()
    expect(siteNamed({ language: 'zh', prefixed: true }, asSiteId('26'))).toBeNull()
  })
})
