import { accountIntents, accountRoute, takesLogin } from '../../../core/domain/member/account-route.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { accountScreens } from '../../../core/domain/route/route.ts'
import { arbitraryUiLanguage, arbitraryRole, arbitraryRoute } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('accountRoute', () => {
  it.each([
    ['login', '/login?lang=en'],
    ['loginByMessage', '/quickLogin?lang=en'],
    ['register', '/register?lang=en'],
    ['resetPassword', '/forgetCode?lang=en'],
    ['bindThirdParty', '/accountBinding?lang=en'],
  ] as const)('leads anyone who wants to %s to %s [C1.6, C2.33, C6.1]', (intent, address) => {
    expect(formatRoute(accountRoute(intent, 'visitor', 'en'))).toBe(address)
    expect(formatRoute(accountRoute(intent, 'member', 'en'))).toBe(address)
  })

  it.each(['personalCentre', 'changePassword', 'changePhone'] as const)(
    'leads a member to the personal page for %s, a visitor to the login page [C1.3, C1.6, C6.2]',
    (intent) => {
      expect(formatRoute(accountRoute(intent, 'member', 'zh'))).toBe('/personal?lang=zh')
      expect(formatRoute(accountRoute(intent, 'visitor', 'zh'))).toBe('/login?lang=zh')
    },
  )

  it('should never show a visitor the personal page, whatever is wanted [C1.3, C6.1]', () => {
    expect(accountIntents).toHaveLength(8)
    fc.assert(
      fc.property(
        fc.constantFrom(...accountIntents),
        arbitraryRole,
        arbitraryUiLanguage,
        (intent, role, language) => {
          const route = accountRoute(intent, role, language)
          expect(route.language).toBe(language)
          expect(role === 'visitor' && route.page === 'personal').toBe(false)
        },
      ),
    )
  })
})

describe('takesLogin', () => {
  it('is true of the two pages that take a login alone [C4.10]', () => {
    const taking = accountScreens.filter((screen) => takesLogin({ page: 'account', language: null, screen }))
    expect(taking).toEqual(['login', 'quickLogin'])
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        expect(takesLogin(route) && route.page !== 'account').toBe(false)
      }),
    )
  })
})
