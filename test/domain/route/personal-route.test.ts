import { describe, expect, it } from 'vitest'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { personalListRoute, personalRoute } from '../../../core/domain/route/personal-route.ts'

describe('personalRoute', () => {
  it('is a page of its own for albums, and an entry of the personal centre for all else [C2.34]', () => {
    expect(personalRoute('myAlbum', 'en')).toEqual({ page: 'myAlbums', language: 'en' })
    const entry = personalRoute('favorites', 'zh')
    expect(entry).toEqual({ page: 'personal', language: 'zh', entry: 'favorites' })
    expect(parseRoute(formatRoute(entry))).toEqual(entry)
  })
})

describe('personalListRoute', () => {
  const route = { page: 'personal', language: 'en', entry: 'favorites' } as const

  it('says nothing that goes without saying [C2.34]', () => {
    expect(personalListRoute(route, { term: '', order: 'kept', page: 1 })).toEqual(route)
  })

  it('is read back as the part of the list that it names [C2.34]', () => {
    const part = personalListRoute(route, { term: 'dam', order: 'title', page: 3 })
    expect(part).toMatchObject({ term: 'dam', order: 'title' })
    expect(parseRoute(formatRoute(part))).toEqual(part)
  })

  it('keeps what has just been done in its address, and nothing else of that name [C2.34]', () => {
    expect(parseRoute('/personal?lang=en&done=password')).toMatchObject({ done: 'password' })
    expect(parseRoute('/personal?lang=en&done=other')).not.toHaveProperty('done')
  })

  it('reads a login that came back from a third party, and leaves out what is empty or unknown [C6.4]', () => {
    expect(parseRoute('/accountBinding?lang=en&party=orcid&fault=taken')).toMatchObject({
      party: 'orcid',
      fault: 'taken',
    })
    const plain = parseRoute('/accountBinding?lang=en&party=&fault=odd')
    expect(plain).not.toHaveProperty('party')
    expect(plain).not.toHaveProperty('fault')
  })

  it('reads on the login page, and there alone, that nobody is logged in elsewhere [C1.6]', () => {
    expect(parseRoute('/login?lang=en&elsewhere=nobody')).toMatchObject({ elsewhere: 'nobody' })
    for (const left of ['logout', 'delete']) {
      const route = parseRoute(`/login?lang=en&left=${left}`)
      expect(route).toMatchObject({ left })
      expect(formatRoute(route)).toBe(`/login?lang=en&left=${left}`)
    }
    expect(parseRoute('/login?lang=en&left=other')).not.toHaveProperty('left')
    expect(parseRoute('/register?lang=en&left=logout')).not.toHaveProperty('left')
    expect(
      formatRoute({ page: 'account', screen: 'login', language: 'en', returnTo: '/a', elsewhere: 'nobody' }),
    ).toBe('/login?lang=en&returnTo=%2Fa&elsewhere=nobody')
    for (const other of ['/login?elsewhere=odd', '/register?elsewhere=nobody'])
      expect(parseRoute(other)).not.toHaveProperty('elsewhere')
  })
})
