import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { readReadme } from './support/readme.ts'
import { compile, isAboutTimers, ownFolder, runNode, runNodeAside } from './support/stranger.ts'

const console_ = 'declare const console: { readonly log: (...values: readonly unknown[]) => void }\n'

/** Compiles and runs a program where all packages are installed; what it prints. */
function printed(code: string): Promise<string> {
  // the declarations of @xuekan/web speak of the DOM, which brings a console and timers
  const needsDom = code.includes("'@xuekan/web'")
  const folder = ownFolder({ 'program.ts': code, 'console.d.ts': console_ }, 'frontEnd')
  const files = needsDom ? ['program.ts'] : ['program.ts', 'console.d.ts']
  const lib = needsDom ? ['ES2023', 'DOM', 'DOM.Iterable'] : ['ES2023']
  const complaints = compile(folder, files, { lib })
  expect(complaints.filter((line) => !isAboutTimers(line))).toEqual([])
  return runNodeAside(folder, 'program.js')
}

/** The values that an entry exports, as Node has them. */
const namesOf = (entry: string): readonly string[] =>
  runNode(
    ownFolder({ 'names.mjs': `console.log(Object.keys(await import('${entry}')).join('\\n'))` }, 'frontEnd'),
    'names.mjs',
  )
    .trim()
    .split('\n')

describe('the README of rc-pub', () => {
  const { text, programs, codeBlocks } = readReadme('adapters/http')
  const samples = servedSamples()
  let baseUrl = ''
  beforeAll(async () => {
    await samples.server().listen({ port: 0, host: '127.0.0.1' })
    baseUrl = `http://127.0.0.1:${(samples.server().server.address() as AddressInfo).port}`
  })

  it('should hold three programs, each with what it prints', () => {
    expect(programs).toHaveLength(3)
    expect(programs).toHaveLength(codeBlocks)
  })

  it.each(programs)('should compile and run as it stands: $title', async ({ code, prints }) => {
    expect(await printed(code.replace('http://127.0.0.1:4173', baseUrl))).toBe(prints)
  })

  it('should name every entry, and what makes clients, gateways and transports', () => {
    const entries = [
      '@xuekan/rc-pub',
      '@xuekan/rc-pub/axios',
      '@xuekan/rc-pub/contract',
      '@xuekan/rc-pub/testing',
    ]
    expect([...text.matchAll(/^\| `(@[^`]+)`/gm)].map(([, entry]) => entry)).toEqual(entries)
    const makers = ['@xuekan/rc-pub', '@xuekan/rc-pub/axios'].flatMap(namesOf)
    expect(makers.filter((name) => name.startsWith('create') && !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the README of web', () => {
  const { text, programs, codeBlocks } = readReadme('adapters')

  it('should hold two programs, each with what it prints', () => {
    expect(programs).toHaveLength(2)
    expect(programs).toHaveLength(codeBlocks)
  })

  it.each(programs)('should compile and run as it stands: $title', async ({ code, prints }) => {
    expect(await printed(code)).toBe(prints)
  })

  it('should name everything that it exports, and nothing else', () => {
    const rows = [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => [
      ...cell.matchAll(/`(\w+)`/g),
    ])
    const named = rows.map(([, name = '']) => name)
    const exported = ['@xuekan/web', '@xuekan/web/cipher'].flatMap(namesOf)
    expect(named.toSorted()).toEqual(exported.toSorted())
  })
})
