import { createAccountActions, formatRoute, type AccountAction } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

describe('createAccountActions', () => {
  it('says what was chosen, and goes nowhere itself [C2.35]', () => {
    const header = createAccountActions()
    const said: AccountAction[] = []
    header.choose('login')
    header.actions$.subscribe((action) => said.push(action))
    header.choose('register')
    header.choose('personalCentre')
    header.choose('login')
    expect(said).toEqual(['register', 'personalCentre', 'login'])
  })

  it('leaves its destinations to the application [C2.35]', () => {
    const header = createAccountActions()
    const screens = { login: 'login', register: 'register', personalCentre: 'personal' } as const
    const went: string[] = []
    header.actions$.subscribe((action) =>
      went.push(formatRoute({ page: 'account', language: 'en', screen: screens[action] })),
    )
    for (const action of ['login', 'register', 'personalCentre'] as const) header.choose(action)
    expect(went).toEqual(['/login?lang=en', '/register?lang=en', '/personal?lang=en'])
  })
})
