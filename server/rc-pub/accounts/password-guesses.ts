import type { SolvedCaptcha, Identifier } from '@xuekan/core/member'
import { lazy } from '@xuekan/core/reactive'
import type { Queryable } from '../store/database.ts'
import type { Captchas } from '../captcha/captchas.ts'
import { guessBudgets, type GuessBudgetsWithCaptcha, type Guesser, type Guesses } from './guesses.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { findMember, type StoredMember } from './stored-members.ts'
import { newToken } from './tokens.ts'

const day = 24 * 60 * 60_000

/**
 * Wrong passwords of one name. A member has three names at most (user name, number, address), which are counted apart, since
 * they would tell who is known otherwise: strangers have 99 guesses a day in all, and then those that come with a captcha each.
 */
const budgets: GuessBudgetsWithCaptcha = {
  ...guessBudgets('password', 15 * 60_000, { network: 15, everywhere: 33, own: 30 }),
  withCaptcha: [{ name: 'password with a captcha', most: 5, within: day }],
}

const inSession: Guesser = { kind: 'own', key: 'session' }

export type PasswordCheck =
  | { readonly kind: 'right'; readonly member: StoredMember }
  | { readonly kind: 'wrong' }
  /** Strangers have guessed too often: with the code of a captcha the password is looked at. */
  | { readonly kind: 'captcha' }
  | { readonly kind: 'wait'; readonly wait: number }

/** Checks passwords, and counts the wrong ones. */
export interface PasswordGuesses {
  /** Of whoever a name names: the same statements and one hash, whether anybody is known by it. */
  readonly ofName: (
    name: Identifier,
    password: string,
    from: Guesser,
    solved: SolvedCaptcha | undefined,
  ) => Promise<PasswordCheck>
  /** Of who is logged in, whatever strangers have guessed. */
  readonly ofMember: (member: StoredMember, password: string) => Promise<PasswordCheck>
  /** What was guessed under a name is worth nothing any more, since the password is another. */
  readonly forget: (name: Identifier, from: Guesser) => Promise<void>
}

export function createPasswordGuesses({
  database,
  guesses,
  hasher,
  captchas,
}: {
  readonly database: Queryable
  readonly guesses: Guesses
  readonly hasher: PasswordHasher
  readonly captchas: Pick<Captchas, 'take'>
}): PasswordGuesses {
  // who is not known is refused after as much work as who is
  const nobodysHash = lazy(() => hasher.hash(newToken()))
  const check = async (
    of: string,
    from: Guesser,
    password: string,
    find: () => Promise<StoredMember | null>,
    solved?: SolvedCaptcha,
  ): Promise<PasswordCheck> => {
    const takeCaptcha = async () =>
      solved !== undefined && (await captchas.take(solved.identify, solved.code))
    const wait = await guesses.spendOrSolve(budgets, of, from, takeCaptcha)
    if (wait === 'captcha') return { kind: 'captcha' }
    if (wait !== null) return { kind: 'wait', wait }
    const member = await find()
    const isRight = await hasher.verify(password, member?.passwordHash ?? (await nobodysHash()))
    if (member === null || !isRight) return { kind: 'wrong' }
    await guesses.wasRight(budgets, of, from)
    return { kind: 'right', member }
  }
  return {
    ofName: (name, password, from, solved) =>
      check(name.value, from, password, () => findMember(database, name), solved),
    ofMember: (member, password) => check(`member ${member.id}`, inSession, password, async () => member),
    forget: (name, from) => guesses.forget(budgets, name.value, from),
  }
}
