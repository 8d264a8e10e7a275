import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMembersPage } from '../../../core/domain/member/members-page.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { closeMembersPage, closingDelay } from '../../../core/usecases/session/close-members-page.ts'
import { sessionBench } from './bench.ts'

function bench(address: string) {
  const made = sessionBench(address)
  return { ...made, gone: closeMembersPage(made, made.scope) }
}

const own = [
  ['/personal?lang=zh&entry=downloads', '/personal?lang=zh&entry=downloads'],
  ['/personal?lang=en&entry=myAlbum#album-3', '/personal?lang=en&entry=myAlbum'],
  ['/accountSettings?lang=zh#phone', '/accountSettings?lang=zh'],
  ['/zh/accountSettings', '/zh/accountSettings'],
] as const

describe('closeMembersPage', () => {
  it.each(own)(
    'loads %s again once its member is gone, so that it is read by nobody else [C4.4] [C6.1]',
    (address, left) => {
      const { clock, gone, navigation } = bench(address)
      gone()
      clock.advance(closingDelay - 1)
      expect(navigation.left).toEqual([])
      clock.advance(1)
      expect(navigation.left).toEqual([left])
    },
  )

  it('leaves a page that is everybody’s where it is', () => {
    for (const address of [
      '/zh/home',
      '/zh/article/doi/10.5555/a',
      '/login?lang=zh',
      '/emailSubscribe?lang=en',
    ]) {
      const { clock, gone, navigation } = bench(address)
      gone()
      clock.advance(closingDelay * 2)
      expect([navigation.left, navigation.address.value]).toEqual([[], address])
    }
  })

  it('leaves the way of this tab’s own logout and of an ended session to them [C4.9] [C4.10]', () => {
    const { clock, gone, navigation } = bench('/personal?lang=zh')
    gone()
    clock.advance(1_100)
    navigation.go('/login?lang=zh&returnTo=%2Fpersonal%3Flang%3Dzh')
    clock.advance(closingDelay)
    expect(navigation.left).toEqual([])
  })

  it('loads it once for two changes in a row, counted from the later one', () => {
    const { clock, gone, navigation } = bench('/personal?lang=zh')
    gone()
    clock.advance(closingDelay - 1)
    gone()
    clock.advance(closingDelay - 1)
    expect(navigation.left).toEqual([])
    clock.advance(closingDelay)
    expect(navigation.left).toEqual(['/personal?lang=zh'])
  })
})

describe('isMembersPage', () => {
  it('should be so of the personal centre, its albums and the settings alone [C6.2]', () => {
    expect(own.map(([address]) => isMembersPage(parseRoute(address)))).toEqual(own.map(() => true))
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const route = parseRoute(path)
        expect(isMembersPage(route)).toBe(['personal', 'myAlbums', 'accountSettings'].includes(route.page))
      }),
    )
  })
})
