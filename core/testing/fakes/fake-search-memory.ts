import type { SearchHolder } from '../../domain/search/search-holder.ts'
import type { SearchMemory } from '../../ports/search-memory.ts'
import { constant } from '../../reactive/behavior.ts'

/** Keeps in order every holder that it was given. */
export interface FakeSearchMemory extends SearchMemory {
  readonly kept: readonly SearchHolder[]
}

export function createFakeSearchMemory(initial: SearchHolder | null = null): FakeSearchMemory {
  const kept: SearchHolder[] = []
  return {
    kept,
    read: () => constant(kept.at(-1) ?? initial).changes$,
    keep: (holder) => void kept.push(holder),
  }
}
