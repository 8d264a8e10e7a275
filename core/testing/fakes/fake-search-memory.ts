import type { SearchHolder } from '../../domain/search/search-holder.ts'
import type { SearchMemory } from '../../ports/search-memory.ts'
import { constant } from '../../reactive/behavior.ts'

/** Keeps in order every holder that it was given. */
export interface FakeSearchMemory extends SearchMemory {
  readonly stored: readonly SearchHolder[]
}

export function createFakeSearchMemory(initial: SearchHolder | null = null): FakeSearchMemory {
  const stored: SearchHolder[] = []
  return {
    stored,
    read: () => constant(stored.at(-1) ?? initial).value$,
    store: (holder) => void stored.push(holder),
  }
}
