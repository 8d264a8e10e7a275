import { accountFaults, noFields } from '../../../core/domain/member/account-form.ts'
import { refusalOfStatus } from '../../../core/domain/member/account-refusal.ts'
import { returnPath } from '../../../core/domain/member/return-path.ts'
import { describe, expect, it } from 'vitest'

const good = {
  ...noFields,
  userName: 'linxi',
  receiver: 'lin@example.org',
  code: '123456',
  password: 'Sediment7',
  confirmation: 'Sediment7',
  agreed: true,
}

describe('accountFaults', () => {
  it.each(['login', 'quickLogin', 'register', 'forgetCode'] as const)(
    'lets a sound form of %s go',
    (form) => {
      expect(accountFaults(form, 'enter', good)).toEqual({})
      expect(accountFaults(form, 'send', good)).toEqual({})
    },
  )

  it('asks a second factor for its code, and a binding for name and password [C5.6] [C6.4]', () => {
    expect(accountFaults('secondFactor', 'enter', good)).toEqual({})
    expect(accountFaults('secondFactor', 'enter', noFields)).toEqual({ code: 'code.empty' })
    expect(accountFaults('accountBinding', 'enter', { ...good, password: '' })).toEqual({
      password: 'password.empty',
    })
    expect(accountFaults('accountBinding', 'enter', { ...good, userName: '' })).toEqual({
      userName: 'userName.empty',
    })
  })

  it('names every empty field by its own message [C5.4] [C5.6] [C5.7] [C5.8] [C8.4]', () => {
    expect(accountFaults('login', 'enter', noFields)).toEqual({
      userName: 'userName.empty',
      password: 'password.empty',
    })
    expect(accountFaults('quickLogin', 'enter', noFields)).toEqual({
      receiver: 'receiver.empty',
      code: 'code.empty',
    })
    expect(accountFaults('register', 'enter', noFields)).toEqual({
      receiver: 'receiver.empty',
      code: 'code.empty',
      password: 'password.empty',
      agreement: 'agreement.notAccepted',
    })
    expect(accountFaults('forgetCode', 'enter', noFields)).toEqual({
      receiver: 'receiver.empty',
      code: 'code.empty',
      password: 'password.empty',
    })
  })

  it('says what is wrong where it was typed [C5.4] [C5.6] [C5.7]', () => {
    const send = (receiver: string) => accountFaults('register', 'send', { ...noFields, receiver })
    expect(send('138')).toEqual({ receiver: 'phone.malformed' })
    expect(send('lin@')).toEqual({ receiver: 'email.malformed' })
    const enter = (changed: Partial<typeof good>) =>
      accountFaults('register', 'enter', { ...good, ...changed })
    expect(enter({ password: 'Sedi ment7' })).toEqual({ password: 'password.whiteSpace' })
    expect(enter({ confirmation: 'Sediment8' })).toEqual({ confirmation: 'password.confirmationDiffers' })
    expect(accountFaults('login', 'enter', { ...noFields, userName: 'a', password: ' ' })).toEqual({})
  })
})

describe('refusalOfStatus', () => {
  it('knows the refusals of accounts and no other status [C7.11]', () => {
    expect([403, 404, 423, 0, 500].map(refusalOfStatus)).toEqual([
      'wrongPassword',
      'unknownUser',
      'wrongCode',
      null,
      null,
    ])
  })
})

describe('returnPath', () => {
  it.each([
    '/',
    '/zh',
    '/zh/article/doi/10.5555/a.1?x=%2F#fig-1',
    '/zh/article/doi/10.5555/..a?x=/../',
    '/personal?lang=zh',
    // what somebody was binding when the session ended
    '/accountBinding?lang=zh&party=orcid',
  ])('leads to %s', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'zh',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/zh\\a',
    '/zh a',
    '/zh\n',
    '/中文',
    'https://elsewhere.example/',
    '/rc-pub/front/auth/logout',
    '/assets/a.js',
    '/..//elsewhere.example',
    '/zh/%2E./.%2e//elsewhere.example?a=1',
    '/zh/..',
    '/./login',
    '/login?lang=zh',
    '/register',
    `/${'a'.repeat(2_000)}`,
  ])('leads to no %j [C2.35]', (path) => {
    expect(returnPath(path)).toBeNull()
  })
})
