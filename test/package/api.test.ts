import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { printApi } from '../../app/commands/setup/print-api.mjs'
import { root } from '../../app/commands/setup/run.mjs'
import { packedCore } from './support/stranger.ts'

const entries = ['index', 'citation', 'content', 'member', 'menu', 'reactive', 'route', 'search', 'site']

const dist = join(packedCore().stranger, 'node_modules/@xuekan/core/dist')
const printed = printApi(dist)

describe('the public API', () => {
  it('should be what core/api.txt says, which `npm run api` writes', () => {
    const kept = readFileSync(join(root, 'core/api.txt'), 'utf8')
    const lines = new Set(kept.split('\n'))
    const news = printed.split('\n').filter((line) => !lines.has(line))
    const sentence = 'core/api.txt is stale: run `npm run api`, and have its difference reviewed.'
    expect(kept === printed, `${sentence}\n${news.slice(0, 10).join('\n')}`).toBe(true)
  })

  it('should list every name that can be imported, with its declaration and without comments', async () => {
    const faces = [...entries.map((entry) => `${entry}.js`), 'testing/index.js'].map(
      (file) => pathToFileURL(join(dist, file)).href,
    )
    const names = (await Promise.all(faces.map((face) => import(face)))).flatMap((face) => Object.keys(face))
    expect(names.length).toBeGreaterThan(300)
    const listed = new Set([...printed.matchAll(/^(?:const|function|class) (\w+)/gm)].map(([, name]) => name))
    expect(names.filter((name) => !listed.has(name))).toEqual([])
    expect(printed.split('\n').some((line) => line.startsWith('type Route = HomeRoute | '))).toBe(true)
    expect(/\/\*\*|^export|import\(/m.exec(printed)).toBeNull()
  })
})
