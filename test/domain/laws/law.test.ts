import { assertLaws, law, lawOfEach } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const small = law(
  'should be small',
  ['C5.1', 'C5.2'],
  fc.property(fc.nat(), (value) => value < 10),
)
const even = lawOfEach('should be even', [], [2, 4, 5, 7], (value) => {
  if (value % 2 !== 0) throw new Error(`${value} is odd`)
})
const sound = law(
  'should be whole',
  [],
  fc.property(fc.nat(), (value) => Number.isInteger(value)),
)

const messageOf = (act: () => void): string => {
  try {
    act()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('law', () => {
  it('names the law and its clauses, the smallest counterexample and the seed', () => {
    const message = messageOf(() => small.check({ seed: 7 }))
    expect(message).toMatch(
      /^should be small \[C5\.1, C5\.2\]\nCounterexample: \[10\]\nSeed: 7, after \d+ runs/,
    )
    expect(messageOf(() => small.check({ seed: 7 }))).toBe(message)
  })

  it('tells why, where the property says so', () => {
    const reported = law(
      'should hold',
      [],
      fc.property(fc.constant('x'), (value) => {
        throw new Error(`no ${value}`)
      }),
    )
    expect(messageOf(() => reported.check())).toMatch(
      /^should hold\nCounterexample: \["x"\]\n[^]*\nReason: no x$/,
    )
  })

  it('runs as often as it is asked to, else as often as it asks itself', () => {
    let runs = 0
    const counted = law(
      'should count',
      [],
      fc.property(fc.nat(), () => {
        runs += 1
      }),
      { numRuns: 7 },
    )
    counted.check()
    counted.check({ numRuns: 3 })
    expect(runs).toBe(10)
  })

  it('is broken where no value fits its condition', () => {
    const never = law(
      'should be tried',
      [],
      fc.property(fc.nat(), () => fc.pre(false)),
    )
    expect(messageOf(() => never.check())).toMatch(/^should be tried\nCounterexample: none found/)
  })

  it('keeps the first counterexample where the same value does not break it again', () => {
    let runs = 0
    const unsteady = law(
      'should be steady',
      [],
      fc.property(fc.constant('x'), () => {
        runs += 1
        return runs > 1
      }),
    )
    expect(messageOf(() => unsteady.check({ seed: 7 }))).toMatch(
      /^should be steady\nCounterexample: \["x"\]\nSeed: 7, after 1 runs/,
    )
    expect(runs).toBeGreaterThan(1)
  })

  it('says nothing where it holds', () => {
    expect(messageOf(() => sound.check())).toBe('')
    expect(messageOf(() => lawOfEach('should hold for none', [], [], () => Number('x')).check())).toBe('')
  })
})

describe('lawOfEach', () => {
  it('names the first case that breaks it', () => {
    expect(messageOf(() => even.check())).toBe('should be even\nCounterexample: 5\nReason: 5 is odd')
  })
})

describe('assertLaws', () => {
  it('names every law that is broken, and none that holds', () => {
    const message = messageOf(() => assertLaws([small, sound, even]))
    expect(message).toMatch(/^2 of 3 laws are broken:\n\nshould be small/)
    expect(message).toContain('\n\nshould be even\n')
    expect(message).not.toContain('should be whole')
    expect(messageOf(() => assertLaws([even]))).toMatch(/^1 of 1 laws is broken:/)
  })

  it('says nothing where all hold, and hands on its parameters', () => {
    expect(messageOf(() => assertLaws([sound], { numRuns: 1 }))).toBe('')
    expect(messageOf(() => assertLaws([small], { seed: 7 }))).toContain('Seed: 7,')
  })
})
