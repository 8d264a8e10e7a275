import { assertLaws, type Law } from '@xuekan/core/testing'
import { expect, it } from 'vitest'

/** An implementation with a mistake: what it does, its laws, and the law that names the mistake. */
export type Wrong = readonly [mistake: string, laws: readonly Law[], title: string]

/** The same values in each run: what is caught here is caught always. */
const parameters = { seed: 20_261_121, numRuns: 100, shrinking: 0 }

/** A test for each mistake: the laws are broken, and the right one is named. */
export function eachIsCaught(wrong: readonly Wrong[]): void {
  for (const [mistake, laws, title] of wrong) {
    it(`catches one that ${mistake}`, () => {
      expect(laws.map((law) => law.title)).toContain(title)
      expect(() => assertLaws(laws, parameters)).toThrow(`\n\n${title}`)
    })
  }
}
