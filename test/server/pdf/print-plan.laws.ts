import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  begin,
  emptyPlan,
  end,
  isInTheWay,
  planAhead,
  putBack,
  want,
  type PrintPlan,
} from '../../../server/rc-pub/pdf/print-plan.ts'

const bounds = { mostWanted: 3, mostAhead: 4 }

const keys = fc.integer({ min: 0, max: 9 }).map(String)
const askers = fc.constantFrom('reader', 'crawler', 'other', 'fourth', 'fifth')

type Step =
  | { readonly kind: 'want'; readonly key: string; readonly asker: string }
  | { readonly kind: 'ahead'; readonly keys: readonly string[] }
  | { readonly kind: 'begin'; readonly mayPrintAhead: boolean }
  | { readonly kind: 'end' | 'putBack' }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('want' as const), key: keys, asker: askers }) },
    fc.record({ kind: fc.constant('ahead' as const), keys: fc.array(keys, { maxLength: 8 }) }),
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('begin' as const), mayPrintAhead: fc.boolean() }) },
    fc.record({ kind: fc.constant('end' as const) }),
    fc.record({ kind: fc.constant('putBack' as const) }),
  ),
  { maxLength: 60, size: 'max' },
)

/** Two askers who want one thing after the other, while one thing after the other is printed. */
const rivalry: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.constantFrom('reader', 'crawler', null), { maxLength: 60, size: 'max' })
  .map((all) =>
    all.flatMap((asker, at): readonly Step[] =>
      asker === null
        ? [{ kind: 'end' }, { kind: 'begin', mayPrintAhead: false }]
        : [{ kind: 'want', key: `new ${at}`, asker }],
    ),
  )

function step(plan: PrintPlan, done: Step): PrintPlan {
  switch (done.kind) {
    case 'want':
      return want(plan, done.key, done.asker, bounds).plan
    case 'ahead':
      return planAhead(plan, done.keys, bounds)
    case 'begin':
      return begin(plan, done.mayPrintAhead)
    case 'end':
      return end(plan)
    case 'putBack':
      // only what is printed ahead of any wish is given up
      return plan.underway?.wanted === null ? putBack(plan, bounds) : plan
  }
}

/** What is begun from now on when nobody wants anything more, in order. */
function drained(plan: PrintPlan): readonly string[] {
  const next = begin(end(plan), true)
  return next.underway === null ? [] : [next.underway.key, ...drained(next)]
}

const everyStep = (look: (before: PrintPlan, done: Step, after: PrintPlan) => void): void => {
  fc.assert(
    fc.property(steps, (all) => {
      all.reduce((plan, done) => {
        const after = step(plan, done)
        look(plan, done, after)
        return after
      }, emptyPlan)
    }),
  )
}

const waitingOf = ({ wanted }: PrintPlan, asker: string): number =>
  wanted.filter((print) => print.asker === asker).length

/** How many turns its wishes take, with the one that it has had. */
const turnsOf = (plan: PrintPlan, asker: string): number =>
  waitingOf(plan, asker) + (plan.served.includes(asker) ? 1 : 0)

describe('the plan of prints', () => {
  it('holds every document once, and never more than its bounds', () => {
    everyStep((_before, _done, { underway, wanted, ahead }) => {
      const all = [...(underway === null ? [] : [underway.key]), ...wanted.map(({ key }) => key), ...ahead]
      expect(new Set(all).size).toBe(all.length)
      expect(wanted.length).toBeLessThanOrEqual(bounds.mostWanted)
      // what was given up for a wish comes back
      expect(ahead.length).toBeLessThanOrEqual(bounds.mostAhead + 1)
    })
  })

  it('begins nothing ahead while somebody waits, or while there is no time for it', () => {
    everyStep((before, done, after) => {
      if (done.kind !== 'begin' || before.underway !== null || after.underway === null) return
      if (after.underway.wanted !== null) return
      expect([before.wanted, done.mayPrintAhead]).toEqual([[], true])
      expect(after.underway.key).toBe(before.ahead[0])
    })
  })

  it('has a wish printed after just as many others as it says', () => {
    everyStep((plan, done) => {
      if (done.kind !== 'want') return
      const wish = want(plan, done.key, done.asker, bounds)
      if (wish.before === null) return
      const underway = wish.plan.underway
      const first = underway === null || underway.wanted === null ? [] : [underway.key]
      expect([...first, ...drained(wish.plan)].indexOf(done.key)).toBe(wish.before)
    })
  })

  it('gives up what is printed ahead for a wish, and no wish for anything', () => {
    everyStep((_before, _done, plan) => {
      expect(isInTheWay(plan)).toBe(plan.underway?.wanted === null && plan.wanted.length > 0)
      if (!isInTheWay(plan)) return
      const next = begin(putBack(plan, bounds), true)
      expect(next.underway?.wanted).toEqual(plan.wanted[0])
      expect(next.ahead[0]).toBe(plan.underway?.key)
    })
  })

  it('is fair: before a wish every other asker is served once in each turn, and so never without end', () => {
    fc.assert(
      fc.property(fc.oneof(steps, rivalry), (all) => {
        const waiting = new Map<string, { readonly most: number; readonly served: Map<string, number> }>()
        all.reduce((plan, done) => {
          const after = step(plan, done)
          const isNew = done.kind === 'want' && !plan.wanted.some(({ key }) => key === done.key)
          const wish = isNew ? after.wanted.find(({ key }) => key === done.key) : undefined
          if (wish !== undefined)
            waiting.set(wish.key, { most: wish.turn - after.turn + 1, served: new Map() })
          for (const key of waiting.keys())
            if (!after.wanted.some((print) => print.key === key)) waiting.delete(key)
          const begun = plan.underway === null ? after.underway?.wanted : null
          for (const { most, served } of waiting.values()) {
            if (begun) served.set(begun.asker, (served.get(begun.asker) ?? 0) + 1)
            expect(Math.max(0, ...served.values())).toBeLessThanOrEqual(most)
          }
          return after
        }, emptyPlan)
      }),
    )
  })

  it('remembers whom it has served in this turn, and forgets them in the next', () => {
    everyStep((before, _done, after) => {
      const begun = before.underway === null ? after.underway?.wanted : undefined
      const earlier = begun && begun.turn > before.turn ? [] : before.served
      expect(after.served).toEqual(begun ? [...earlier, begun.asker] : before.served)
      expect(after.turn).toBe(begun?.turn ?? before.turn)
    })
  })

  it('gives who waits for nothing and has had nothing in this turn a place before the second wish of anybody', () => {
    everyStep((before, done, after) => {
      if (done.kind !== 'want' || waitingOf(before, done.asker) > 0 || before.served.includes(done.asker))
        return
      const at = after.wanted.findIndex(({ key }) => key === done.key)
      const askers = after.wanted.slice(0, Math.max(0, at)).map(({ asker }) => asker)
      expect(new Set(askers).size).toBe(askers.length)
    })
  })

  it('never makes a wish later by asking again, whoever asks', () => {
    everyStep((before, done, after) => {
      if (done.kind !== 'want') return
      const at = before.wanted.findIndex(({ key }) => key === done.key)
      if (at === -1) return
      expect(after.wanted.findIndex(({ key }) => key === done.key)).toBeLessThanOrEqual(at)
      expect(after.wanted.length).toBe(before.wanted.length)
    })
  })

  it('refuses somebody who waits for nothing and has had nothing in this turn only where all who wait are others, each once', () => {
    everyStep((plan, done) => {
      if (done.kind !== 'want' || waitingOf(plan, done.asker) > 0 || plan.served.includes(done.asker)) return
      if (want(plan, done.key, done.asker, bounds).before !== null) return
      const turns = plan.wanted.map(({ asker }) => asker)
      expect([turns.length, new Set(turns).size]).toEqual([bounds.mostWanted, bounds.mostWanted])
    })
  })

  it('drops a wish only for one of somebody who waits for less and has had less', () => {
    everyStep((before, done, after) => {
      if (done.kind !== 'want') return
      const isKept = (key: string): boolean =>
        after.wanted.some((print) => print.key === key) || after.underway?.key === key
      for (const { asker } of before.wanted.filter(({ key }) => !isKept(key)))
        expect(turnsOf(before, asker)).toBeGreaterThan(turnsOf(before, done.asker))
    })
  })

  it('serves one asker in the order of its wishes', () => {
    const roomy = { ...bounds, mostWanted: 4 }
    const plan = ['a', 'b', 'c'].reduce((all, key) => want(all, key, 'reader', roomy).plan, emptyPlan)
    expect(drained(plan)).toEqual(['a', 'b', 'c'])
    expect(drained(want(plan, 'd', 'other', roomy).plan)).toEqual(['a', 'd', 'b', 'c'])
    // what another wants as well comes at the better of both places
    expect(drained(want(plan, 'c', 'other', roomy).plan)).toEqual(['a', 'c', 'b'])
  })
})
