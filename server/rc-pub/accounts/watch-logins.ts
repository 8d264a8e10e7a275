import type { Accounts } from './accounts.ts'
import type { Entered } from './outcomes.ts'

export type LoginWay = 'password' | 'code' | 'factor' | 'passkey' | 'registration' | 'thirdParty'

/** Told what an attempt to come in has come to, and nothing of who it was. */
export type LoginAnswered = (way: LoginWay, result: Entered['kind']) => void

/** The same accounts, which tell what each attempt has come to. */
export function watchLogins(accounts: Accounts, answered: LoginAnswered): Accounts {
  const told =
    <Asked extends readonly unknown[]>(way: LoginWay, enter: (...asked: Asked) => Promise<Entered>) =>
    async (...asked: Asked): Promise<Entered> => {
      const entered = await enter(...asked)
      answered(way, entered.kind)
      return entered
    }
  return {
    ...accounts,
    login: told('password', accounts.login),
    loginByCode: told('code', accounts.loginByCode),
    loginByFactor: told('factor', accounts.loginByFactor),
    loginByPasskey: told('passkey', accounts.loginByPasskey),
    register: told('registration', accounts.register),
    // the other ways do not come by here
    enter: told('thirdParty', accounts.enter),
  }
}
