import type { Accounts } from './accounts.ts'
import type { Entered } from './outcomes.ts'

export type LoginWay = 'password' | 'code' | 'factor' | 'passkey' | 'registration' | 'thirdParty'

/** Told what an attempt to come in has come to, and nothing of who it was. */
export type LoginAnswered = (way: LoginWay, result: Entered['kind']) => void

/** The same accounts, which tell what each attempt has come to. */
export function watchLogins(accounts: Accounts, answered: LoginAnswered): Accounts {
  const notifying =
    <Asked extends readonly unknown[]>(way: LoginWay, enter: (...given: Asked) => Promise<Entered>) =>
    async (...given: Asked): Promise<Entered> => {
      const entered = await enter(...given)
      answered(way, entered.kind)
      return entered
    }
  return {
    ...accounts,
    login: notifying('password', accounts.login),
    loginByCode: notifying('code', accounts.loginByCode),
    loginByFactor: notifying('factor', accounts.loginByFactor),
    loginByPasskey: notifying('passkey', accounts.loginByPasskey),
    register: notifying('registration', accounts.register),
    // the other ways do not come by here
    enter: notifying('thirdParty', accounts.enter),
  }
}
