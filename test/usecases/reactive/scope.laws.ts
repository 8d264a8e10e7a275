import { createScope, type Scope } from '../../../core/reactive/scope.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Scopes in a tree: the first is the root, each other one hangs from an earlier one. */
const parents = fc.array(fc.nat(), { maxLength: 12 })

function grow(picks: readonly number[]): {
  readonly scopes: readonly Scope[]
  readonly above: readonly number[]
} {
  const scopes: Scope[] = [createScope()]
  const above: number[] = [-1]
  for (const pick of picks) {
    const parent = pick % scopes.length
    scopes.push((scopes[parent] ?? createScope()).child())
    above.push(parent)
  }
  return { scopes, above }
}

/** Whether a scope lies in the tree under another one, or is that one. */
const within = (above: readonly number[], scope: number, root: number): boolean =>
  scope === root || (scope > 0 && within(above, above[scope] ?? -1, root))

describe('createScope', () => {
  it('should end with a scope all that hangs from it and nothing else, each once', () => {
    fc.assert(
      fc.property(parents, fc.array(fc.nat(), { maxLength: 6 }), (picks, ends) => {
        const { scopes, above } = grow(picks)
        const undone = scopes.map(() => 0)
        scopes.forEach((scope, index) => scope.add(() => (undone[index] = (undone[index] ?? 0) + 1)))
        const ended = new Set<number>()
        for (const end of ends.map((pick) => pick % scopes.length)) {
          scopes[end]?.end()
          scopes.forEach((_, index) => within(above, index, end) && ended.add(index))
          expect(undone).toEqual(scopes.map((_, index) => (ended.has(index) ? 1 : 0)))
          expect(scopes.map((scope) => scope.ended)).toEqual(scopes.map((_, index) => ended.has(index)))
        }
      }),
    )
  })

  it('should undo at once what is added after the end, children included', () => {
    fc.assert(
      fc.property(parents, (picks) => {
        const { scopes } = grow(picks)
        scopes[0]?.end()
        for (const scope of scopes) {
          let undone = 0
          scope.add(() => (undone += 1))
          scope.child().add(() => (undone += 1))
          expect(undone).toBe(2)
        }
      }),
    )
  })

  it('should undo in the order of adding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (count) => {
        const scope = createScope()
        const undone: number[] = []
        const names = Array.from({ length: count }, (_, index) => index)
        names.forEach((name) => scope.add(() => void undone.push(name)))
        scope.end()
        expect(undone).toEqual(names)
      }),
    )
  })
})
