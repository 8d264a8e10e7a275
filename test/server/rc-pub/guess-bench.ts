import type { SolvedCaptcha } from '@xuekan/core/member'
import type { LoginSource } from '../../../server/rc-pub/accounts/login-source.ts'
import { createOneTimes } from '../../../server/rc-pub/accounts/one-time.ts'
import { createCaptchas } from '../../../server/rc-pub/captcha/captchas.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { accountParts, at, changingMember, sealedText } from './account-changes.ts'
import { collectingSenders } from './sample-members.ts'

export const minute = 60_000
export const day = 24 * 60 * minute
/** The password of every member that is guessed at. */
export const right = 'Sediment7'

export const source = (network: string, knownDevice = ''): LoginSource => ({
  network,
  knownDevice,
  origin: '',
})

let count = 0

/** A member of their own whose password and codes can be guessed, at a clock. */
export async function guessBench(store: () => Database, now: () => number = () => at) {
  const senders = collectingSenders()
  const parts = accountParts(store(), senders, [], now)
  const member = await changingMember(store(), `guessed-${(count += 1)}`)
  const login = async (userName: string, password: string, from: LoginSource, captcha?: SolvedCaptcha) =>
    parts.accounts.login({
      userName,
      ...(captcha === undefined ? {} : { captcha }),
      remember: false,
      device: '',
      from,
      sealedPassword: await sealedText(parts, password),
    })
  /** Lets the member in, and answers what the browser keeps then. */
  const enter = async (from: LoginSource): Promise<string> => {
    const entered = await login(member.email, right, from)
    if (entered.kind !== 'entered') throw new Error(entered.kind)
    return entered.knownDevice ?? ''
  }
  const guess = async (times: number, network: (time: number) => string, name = member.email) => {
    const kinds: string[] = []
    for (let time = 0; time < times; time += 1)
      kinds.push((await login(name, 'Wrong2026', source(network(time)))).kind)
    return kinds.filter((kind) => kind === 'wrong').length
  }
  const oneTimes = createOneTimes(store(), now)
  /** A captcha with the digits that its picture shows. */
  const solved = async (): Promise<SolvedCaptcha> => {
    const { identify } = await createCaptchas(oneTimes).issue()
    return { identify, code: (await oneTimes.look('captcha', identify))?.slice(0, 5) ?? '' }
  }
  return { ...parts, senders, member, login, enter, guess, solved }
}
