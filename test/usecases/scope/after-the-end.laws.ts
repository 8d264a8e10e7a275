import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createScope } from '../../../core/reactive/scope.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shellUseCases } from './shell-use-cases.ts'
import { pageUseCases } from './page-use-cases.ts'
import { siteUseCases } from './site-use-cases.ts'
import { recordedPorts } from './recorded-ports.ts'

const everyUseCase = { ...shellUseCases, ...pageUseCases, ...siteUseCases }
const names = Object.keys(everyUseCase)

/** Parts of these use cases, which are tried with them. */
const parts = ['createCitationRequests', 'createCopySelected', 'createMemberToggle', 'createOptimisticState']

/** Begins a use case, and gives all that can happen to it, one beside the other. */
function bench(name: string) {
  const ports = recordedPorts()
  const scope = createScope()
  const commands = everyUseCase[name]?.(ports, scope) ?? []
  return { happenings: [...commands, ...commands, ...ports.events], scope, writes: ports.writes }
}

const arbitraryTimes = fc.array(fc.nat({ max: 9_999 }), { maxLength: 25 })

describe('after the end of its scope', () => {
  it.each(names)('%s should write to no port, whatever was under way and whatever is asked of it', (name) => {
    fc.assert(
      fc.property(arbitraryTimes, (before) => {
        const { happenings, scope, writes } = bench(name)
        for (const place of before) happenings[place % happenings.length]?.()
        scope.end()
        const written = [...writes]
        for (const happen of [...happenings, ...happenings]) happen()
        expect(writes).toEqual(written)
      }),
      { numRuns: 60 },
    )
  })

  it('is told of every use case that lives in a scope', () => {
    const root = fileURLToPath(new URL('../../../core/usecases/', import.meta.url))
    const inScope = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => readFileSync(root + path, 'utf8').split(/^export /m))
      .filter((part) => /^(?:function|const) /.test(part) && /\bscope: Scope\b/.test(part))
      .map((part) => /^\w+ (\w+)/.exec(part)?.[1] ?? '')
    expect([...names, ...parts].toSorted()).toEqual(inScope.toSorted())
  })

  it('would find a use case that writes: each of these does while its scope lasts', () => {
    const silent = ['createMenu', 'followLinks', 'watchFixedHeader']
    const writing = names.filter((name) => {
      const { happenings, writes } = bench(name)
      for (const happen of [...happenings, ...happenings]) happen()
      return writes.length > 0
    })
    expect(names.filter((name) => !writing.includes(name)).toSorted()).toEqual(silent)
  })
})
