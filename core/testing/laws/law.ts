import fc from 'fast-check'

/** How a law is tried; what is absent is the choice of the law, or of fast-check. */
export interface LawParameters {
  readonly seed?: number
  /** With so many values. */
  readonly numRuns?: number
  /**
   * How long a counterexample is made smaller, in milliseconds: where it is absent a second, or not at all where
   * fast-check is configured globally to end on failure. 0 for not at all.
   */
  readonly shrinking?: number
}

const defaultShrinking = (): number => (fc.readConfigureGlobal().endOnFailure === true ? 0 : 1_000)

/** What must hold of an implementation or a configuration. */
export interface Law {
  /** A sentence: 'should …'. */
  readonly title: string
  /** The clauses of the specification that it stands for, such as 'C4.13'; [] where it follows from none alone. */
  readonly clauses: readonly string[]
  /** Throws an Error with the title and the smallest counterexample that was found. */
  readonly check: (parameters?: LawParameters) => void
}

/** A law that holds for all values of a property. `own` are its parameters where the caller names none. */
export function law<Values>(
  title: string,
  clauses: readonly string[],
  property: fc.IProperty<Values>,
  own: LawParameters = {},
): Law {
  const check = (parameters: LawParameters = {}): void => {
    const { shrinking = defaultShrinking(), ...known } = { ...own, ...parameters }
    const found = fc.check(property, { ...known, endOnFailure: true })
    if (!found.failed) return
    const run = smaller(property, found, shrinking)
    const example = run.counterexample === null ? 'none found' : fc.stringify(run.counterexample)
    throw broken(
      { title, clauses },
      [`Counterexample: ${example}`, `Seed: ${found.seed}, after ${found.numRuns} runs`],
      run.errorInstance,
    )
  }
  return { title, clauses, check }
}

/** The failing run again, from its counterexample on; large values have more smaller ones than anyone would wait for. */
function smaller<Values>(
  property: fc.IProperty<Values>,
  found: fc.RunDetails<Values>,
  milliseconds: number,
): fc.RunDetails<Values> {
  if (milliseconds <= 0 || found.counterexamplePath === null) return found
  const run = fc.check(property, {
    seed: found.seed,
    path: found.counterexamplePath,
    interruptAfterTimeLimit: milliseconds,
  })
  return run.counterexample === null ? found : run
}

/** A law that holds for each of a few cases, all of which are tried. */
export const lawOfEach = <Case>(
  title: string,
  clauses: readonly string[],
  cases: readonly Case[],
  holdsFor: (one: Case) => void,
): Law => ({
  title,
  clauses,
  check: () => {
    for (const one of cases) {
      try {
        holdsFor(one)
      } catch (error) {
        throw broken({ title, clauses }, [`Counterexample: ${fc.stringify(one)}`], error)
      }
    }
  },
})

/** Checks every law, and throws one Error that names all that are broken. */
export function assertLaws(laws: readonly Law[], parameters: LawParameters = {}): void {
  const faults = laws.flatMap(({ check }) => {
    try {
      check(parameters)
      return []
    } catch (error) {
      return [error]
    }
  })
  if (faults.length === 0) return
  const count = `${faults.length} of ${laws.length} laws ${faults.length === 1 ? 'is' : 'are'} broken`
  throw new Error([`${count}:`, ...faults.map(reasonOf)].join('\n\n'), { cause: faults[0] })
}

function broken({ title, clauses }: Omit<Law, 'check'>, lines: readonly string[], cause: unknown): Error {
  const name = clauses.length === 0 ? title : `${title} [${clauses.join(', ')}]`
  return new Error([name, ...lines, `Reason: ${reasonOf(cause)}`].join('\n'), { cause })
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : fc.stringify(error))
