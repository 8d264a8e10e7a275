import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../app/commands/setup/run.mjs'
import { readReadme } from './support/readme.ts'
import { compile, isAboutTimers, ownFolder, runNode } from './support/stranger.ts'

const console_ = 'declare const console: { readonly log: (...values: readonly unknown[]) => void }\n'

describe('the README of the core', () => {
  const { text, programs, codeBlocks } = readReadme('core')

  it('should hold the four programs and an adapter, each with what it prints', () => {
    expect(programs.map(({ title }) => title)).toEqual([
      'Plan a menu',
      'Read an address and print it',
      'Cite an article',
      'A page with fakes and a virtual clock',
      'Writing an adapter',
    ])
    expect(programs).toHaveLength(codeBlocks)
  })

  it.each(programs)('should compile and run as it stands: $title', ({ code, prints }) => {
    const folder = ownFolder({ 'program.ts': code, 'console.d.ts': console_ })
    const complaints = compile(folder, ['program.ts', 'console.d.ts'])
    expect(complaints.filter((line) => !isAboutTimers(line))).toEqual([])
    expect(runNode(folder, 'program.js')).toBe(prints)
  })

  it('should name every port that the core has', () => {
    const ports = readdirSync(join(root, 'core/ports')).flatMap((file) =>
      [...readFileSync(join(root, 'core/ports', file), 'utf8').matchAll(/^export interface (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    )
    const named = [...text.matchAll(/^\| `(\w+)/gm)].map(([, name = '']) => name)
    expect(named.toSorted()).toEqual(ports.filter((name) => name !== 'RequestContext').toSorted())
  })
})
