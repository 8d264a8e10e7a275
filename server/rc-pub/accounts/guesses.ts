import type { Attempts, Budget } from './attempts.ts'

/** Where a guess comes from. */
export type Guesser =
  /** Anybody, by the network of the address. */
  | { readonly kind: 'stranger'; readonly network: string }
  /** Where the member has logged in before: a device by its hash, or a session. */
  | { readonly kind: 'own'; readonly key: string }

/** How often something may be guessed of one name; the first of a list is the shortest. */
export interface GuessBudgets {
  /** From one network. */
  readonly network: readonly Budget[]
  /** From all networks together: more than one network may, so that nobody alone keeps all others out. */
  readonly everywhere: readonly Budget[]
  /** From one place where the member has logged in before, whatever strangers do. */
  readonly own: readonly Budget[]
}

/** With what people have from one network who solve captchas, once strangers have used up what all networks have. */
export interface GuessBudgetsWithCaptcha extends GuessBudgets {
  readonly withCaptcha: readonly Budget[]
}

/** Takes the captcha that came with a guess, once: whether it was solved. */
export type TakeCaptcha = () => Promise<boolean>

const day = 24 * 60 * 60_000

/** Ten guesses from one place within so many milliseconds, and so many a day: from one network, from all, and from a known place. */
export const guessBudgets = (
  name: string,
  within: number,
  aDay: Readonly<Record<'network' | 'everywhere' | 'own', number>>,
): GuessBudgets => {
  const fromPlace = (of: string, most: number): readonly Budget[] => [
    { name: of, most: 10, within },
    { name: `${of} a day`, most, within: day },
  ]
  return {
    network: fromPlace(name, aDay.network),
    everywhere: [{ name: `${name} everywhere`, most: aDay.everywhere, within: day }],
    own: fromPlace(`own ${name}`, aDay.own),
  }
}

/** Counts guesses of what only a member has, known or not, so that strangers slow down strangers and not the member. */
export interface Guesses {
  /** Counts one; the milliseconds to wait where there were too many already, else null. What is not taken counts nowhere else. */
  readonly spend: (budgets: GuessBudgets, of: string, from: Guesser) => Promise<number | null>
  /**
   * The same where strangers together shut nobody out: `captcha` where one has to be solved for this guess, which is not
   * counted without.
   */
  readonly spendOrSolve: (
    budgets: GuessBudgetsWithCaptcha,
    of: string,
    from: Guesser,
    takeCaptcha: TakeCaptcha,
  ) => Promise<number | 'captcha' | null>
  /** What was counted last was right: the shortest count begins again, and the others go on without it. */
  readonly wasRight: (budgets: GuessBudgets, of: string, from: Guesser) => Promise<void>
  /** Begins again for this place and for strangers together: what was guessed is worth nothing any more. */
  readonly forget: (budgets: GuessBudgets, of: string, from: Guesser) => Promise<void>
}

type Counted = readonly [budget: Budget, of: string]

const countedOf = ({ network, everywhere, own }: GuessBudgets, of: string, from: Guesser) => {
  const place = from.kind === 'own' ? `own ${from.key}` : `network ${from.network}`
  return {
    here: (from.kind === 'own' ? own : network).map((budget): Counted => [
      budget,
      JSON.stringify([of, place]),
    ]),
    all: from.kind === 'own' ? [] : everywhere.map((budget): Counted => [budget, of]),
  }
}

export function createGuesses(attempts: Attempts): Guesses {
  const spendAll = async (counts: readonly Counted[]): Promise<number | null> => {
    for (const counted of counts) {
      const wait = await attempts.spend(...counted)
      if (wait !== null) return wait
    }
    return null
  }
  return {
    spend: async (budgets, of, from) => {
      const { here, all } = countedOf(budgets, of, from)
      return spendAll([...here, ...all])
    },
    spendOrSolve: async (budgets, of, from, takeCaptcha) => {
      const { here, all } = countedOf(budgets, of, from)
      const wait = await spendAll(here)
      if (wait !== null) return wait
      if ((await spendAll(all)) === null) return null
      if (await takeCaptcha())
        return spendAll(countedOf({ ...budgets, network: budgets.withCaptcha }, of, from).here)
      for (const counted of here) await attempts.giveBack(...counted)
      return 'captcha'
    },
    wasRight: async (budgets, of, from) => {
      const { here, all } = countedOf(budgets, of, from)
      const [shortest, ...others] = here
      if (shortest !== undefined) await attempts.forget(...shortest)
      for (const counted of [...others, ...all]) await attempts.giveBack(...counted)
    },
    forget: async (budgets, of, from) => {
      const { here, all } = countedOf(budgets, of, from)
      for (const counted of [...here, ...all]) await attempts.forget(...counted)
    },
  }
}
