import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedAlbumHead } from '../../../core/domain/head/shared-album-head.ts'
import { albumSharing, sharedAlbumRoute } from '../../../core/domain/member/album-sharing.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'

/** As tokens are: long, so that none is a number that stands for nothing (0). */
const token = fc.stringMatching(/^[\w-]{22,64}$/)

describe('albumSharing', () => {
  it('should tell a link of an album that is shared alone, and the whole of it [C7.13]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.oneof(fc.constant(''), token), (isShared, shareToken) => {
        const sharing = albumSharing({ isShared, shareToken })
        const told = isShared && shareToken !== ''
        expect(sharing).toEqual(
          told ? { kind: 'open', token: shareToken } : { kind: isShared ? 'untold' : 'closed' },
        )
      }),
    )
  })
})

describe('sharedAlbumRoute', () => {
  it('should have an address that holds the token as it is, and reads as the same page', () => {
    fc.assert(
      fc.property(
        token,
        fc.constantFrom('zh', 'en'),
        fc.integer({ min: 1, max: 15 }),
        (each, language, page) => {
          const route = sharedAlbumRoute(each, language, page)
          const address = formatRoute(route)
          expect(address.split('?')[0]).toBe(`/${language}/shared/${each}`)
          expect(parseRoute(address)).toEqual(route)
        },
      ),
    )
  })
})

describe('sharedAlbumHead', () => {
  it('should take what a member writes for no markup', () => {
    const content = { name: { zh: 'a & <i>b</i>', en: '' }, description: '<b>', token: 't' }
    const list = { content: [], number: 0, totalPages: 0, totalElements: 0 }
    expect(sharedAlbumHead({ ...content, list })).toEqual({
      title: [{ zh: 'a &amp; &lt;i&gt;b&lt;/i&gt;', en: '' }],
      description: { zh: '&lt;b&gt;', en: '' },
    })
    expect(sharedAlbumHead(null)).toEqual({ title: [], content: null })
  })
})
