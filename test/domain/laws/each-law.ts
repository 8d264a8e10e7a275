import type { Law } from '@xuekan/core/testing'
import { expect, it } from 'vitest'

/** A test for each law. */
export function eachLaw(laws: readonly Law[]): void {
  it.each(laws.map(({ title, check }) => [title, check] as const))('%s', (_, check) => {
    expect(check()).toBeUndefined()
  })
}
