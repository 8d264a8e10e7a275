import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageFolders } from '../../app/commands/setup/build-packages.mjs'
import { printApi } from '../../app/commands/setup/print-api.mjs'
import { root } from '../../app/commands/setup/run.mjs'
import { ownFolder, packedPackages, runNode } from './support/stranger.ts'

const subjects = ['citation', 'content', 'member', 'menu', 'page', 'reactive', 'route', 'search', 'site']

/** The entries whose names are printed, and how many names there are at least. */
const packages = [
  { name: 'core', entries: ['', ...subjects, 'testing'], atLeast: 300 },
  { name: 'rc-pub', entries: ['', 'axios', 'testing'], atLeast: 15 },
  { name: 'web', entries: ['', 'cipher'], atLeast: 17 },
] as const

describe.each(packages)('the public API of $name', ({ name, entries, atLeast }) => {
  const dist = join(packedPackages().frontEnd, 'node_modules/@xuekan', name, 'dist')
  const place = `${packageFolders[name]}/api.txt`
  const printed = printApi(name, dist)

  it(`should be what ${place} says, which \`npm run api\` writes`, () => {
    const kept = readFileSync(join(root, place), 'utf8')
    const lines = new Set(kept.split('\n'))
    const news = printed.split('\n').filter((line) => !lines.has(line))
    const sentence = `${place} is stale: run \`npm run api\`, and have its difference reviewed.`
    expect(kept === printed, `${sentence}\n${news.slice(0, 10).join('\n')}`).toBe(true)
  })

  it('should list every name that can be imported, with its declaration and without comments', () => {
    const addresses = entries.map((entry) => `@xuekan/${name}${entry === '' ? '' : `/${entry}`}`)
    const program = addresses
      .map((address) => `console.log(Object.keys(await import('${address}')).join('\\n'))`)
      .join('\n')
    const folder = ownFolder({ 'names.mjs': program }, 'frontEnd')
    const names = runNode(folder, 'names.mjs').trim().split('\n')
    expect(names.length).toBeGreaterThanOrEqual(atLeast)
    const listed = new Set([...printed.matchAll(/^(?:const|function|class) (\w+)/gm)].map(([, one]) => one))
    expect(names.filter((one) => !listed.has(one))).toEqual([])
    expect(/\/\*\*|^export|import\(/m.exec(printed)).toBeNull()
  })
})

describe('the public API of @xuekan/core', () => {
  it('should keep a root of at most 150 lines, with the subjects in entries of their own', () => {
    const lines = readFileSync(join(root, 'core/index.ts'), 'utf8').split('\n')
    expect(lines.length).toBeLessThanOrEqual(150)
  })

  it('should print a union as one', () => {
    const kept = readFileSync(join(root, 'core/api.txt'), 'utf8')
    expect(kept.split('\n').some((line) => line.startsWith('type Route = HomeRoute | '))).toBe(true)
  })
})
