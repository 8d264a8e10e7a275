import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBoundaries } from '../../app/commands/setup/check-boundaries.mjs'
import { root } from '../../app/commands/setup/run.mjs'
import { buildTree } from './tree.ts'

const sound = {
  'package.json': readFileSync(join(root, 'package.json'), 'utf8'),
  'core/package.json': readFileSync(join(root, 'core/package.json'), 'utf8'),
  'adapters/package.json': readFileSync(join(root, 'adapters/package.json'), 'utf8'),
  'adapters/http/package.json': readFileSync(join(root, 'adapters/http/package.json'), 'utf8'),
  'core/index.ts': `export { law } from './domain/law.ts'\n`,
  'core/testing/index.ts': `export { law as fake } from '../domain/law.ts'\nimport 'fast-check'\n`,
  'core/domain/law.ts': 'export const law = 1\n',
  'core/reactive/behavior.ts': `import 'rxjs'\nexport const behavior = 1\n`,
  'core/ports/gateway.ts': `import '../domain/law.ts'\nexport const gateway = 1\n`,
  'core/usecases/read.ts': `import 'rxjs'\nimport '../ports/gateway.ts'\nexport const read = 1\n`,
  'adapters/http/contract/article.ts': `import '@xuekan/core'\nexport const article = 1\n`,
  'adapters/http/contract/index.ts': `export { article } from './article.ts'\n`,
  'adapters/http/gateway.ts': `import 'rxjs'\nimport './contract/article.ts'\nexport const gateway = 1\n`,
  'adapters/http/transports/axios-transport.ts': `import 'axios'\nimport '../gateway.ts'\nexport const carry = 1\n`,
  'adapters/http/testing/index.ts': `import '@xuekan/core/testing'\nimport '../contract/article.ts'\n`,
  'adapters/http/index.ts': `export { gateway } from './gateway.ts'\n`,
  'adapters/clock/clock.ts': `import '@xuekan/core'\nexport const clock = 1\n`,
  'adapters/browser/cipher.ts': `import 'crypto-js'\nexport const cipher = 1\n`,
  'adapters/index.ts': `export { clock } from './clock/clock.ts'\n`,
  'ui/pages/Page.ts': `import 'react'\nimport '@xuekan/core'\nimport '../theme/theme.ts'\nexport const page = 1\n`,
  'ui/theme/theme.ts': 'export const theme = 1\n',
  'server/rc-pub/routes.ts': `import 'node:fs'\nimport 'fastify'\nimport '@xuekan/rc-pub/contract'\n`,
  'server/rc-pub/search/sql/match.ts': 'export const match = 1\n',
  'server/rc-pub/search/open-search.ts': `import './sql/match.ts'\nexport const search = 1\n`,
  'server/host/host.ts': `import 'node:fs'\nimport '@xuekan/core'\nexport const host = 1\n`,
  'app/main.ts': `import 'inversify'\nimport '@xuekan/rc-pub'\nimport '@xuekan/rc-pub/axios'\nimport '../server/host/host.ts'\nimport '../ui/pages/Page.ts'\n`,
  'app/browser.ts': `import '@xuekan/web'\nimport '@xuekan/web/cipher'\n`,
  'examples/reader.ts': `import '@xuekan/core'\nimport '@xuekan/rc-pub'\nimport '@xuekan/web'\n`,
  'test/adapters/gateway.test.ts': `import '../../adapters/http/gateway.ts'\nimport '../../adapters/clock/clock.ts'\n`,
  'test/domain/law.test.ts': `import '@xuekan/core/testing'\nimport 'vitest'\n`,
  'test/app/main.test.ts': `import '../../app/main.ts'\n`,
  'bench/speed.ts': `import '../app/main.ts'\nexport const speed = 1\n`,
}

/** Every planted import breaks the rule beside it. */
const planted = [
  ['core/domain/a.ts', `import 'rxjs'`, 'layer core/domain'],
  ['core/domain/b.ts', `import 'node:fs'`, 'layer core/domain'],
  ['core/domain/c.ts', `import '../ports/gateway.ts'`, 'layer core/domain'],
  ['core/reactive/a.ts', `import '../domain/law.ts'`, 'layer core/reactive'],
  ['core/ports/a.ts', `import '../usecases/read.ts'`, 'layer core/ports'],
  ['core/ports/b.ts', `import type {} from 'axios'`, 'layer core/ports'],
  ['core/usecases/a.ts', `import '../testing/index.ts'`, 'layer core/usecases'],
  ['core/usecases/b.ts', `export const late = () => import('react')`, 'layer core/usecases'],
  ['core/testing/a.ts', `import 'vitest'`, 'layer core/testing'],
  ['adapters/http/contract/a.ts', `import 'axios'`, 'layer adapters/http/contract'],
  ['adapters/http/contract/b.ts', `import '../gateway.ts'`, 'layer adapters/http/contract'],
  ['adapters/http/a.ts', `import '../../server/host/host.ts'`, 'layer adapters/http'],
  ['adapters/http/b.ts', `import '@xuekan/core/testing'`, 'layer adapters/http'],
  ['adapters/http/c.ts', `import 'axios'`, 'layer adapters/http'],
  ['adapters/http/d.ts', `import './transports/axios-transport.ts'`, 'axios behind its own entry'],
  ['adapters/http/e.ts', `import '@xuekan/rc-pub/axios'`, 'axios behind its own entry'],
  ['adapters/http/f.ts', `import '@xuekan/web'`, 'layer adapters/http'],
  ['adapters/http/testing/a.ts', `import '../gateway.ts'`, 'layer adapters/http/testing'],
  ['adapters/storage/a.ts', `import 'axios'`, 'layer adapters/storage'],
  ['adapters/storage/b.ts', `import '@xuekan/rc-pub'`, 'layer adapters/storage'],
  ['adapters/loose.ts', 'export const loose = 1', 'every module in a layer'],
  ['core/usecases/c.ts', `import '@xuekan/rc-pub'`, 'layer core/usecases'],
  ['core/ports/c.ts', `import type {} from '@xuekan/rc-pub/contract'`, 'layer core/ports'],
  ['core/testing/b.ts', `import '@xuekan/web'`, 'layer core/testing'],
  ['adapters/clock/a.ts', `import 'node:timers'`, 'layer adapters/clock'],
  ['adapters/browser/a.ts', `import 'react'`, 'layer adapters/browser'],
  ['ui/pages/a.ts', `import '../../adapters/http/gateway.ts'`, 'layer ui/pages'],
  ['ui/pages/c.ts', `import '@xuekan/rc-pub'`, 'layer ui/pages'],
  ['ui/binding/b.ts', `import '@xuekan/web'`, 'layer ui/binding'],
  ['ui/widgets/b.ts', `import '@xuekan/rc-pub/contract'`, 'layer ui/widgets'],
  ['ui/pages/b.ts', `import 'rxjs'`, 'layer ui/pages'],
  ['ui/widgets/a.ts', `import 'axios'`, 'layer ui/widgets'],
  ['ui/binding/a.ts', `import '../../app/main.ts'`, 'layer ui/binding'],
  ['ui/theme/a.ts', `import 'react'`, 'layer ui/theme'],
  ['ui/locales/a.ts', `import 'react'`, 'layer ui/locales'],
  ['server/rc-pub/a.ts', `import '@xuekan/rc-pub'`, 'layer server/rc-pub'],
  ['server/rc-pub/c.ts', `import '@xuekan/rc-pub/testing'`, 'layer server/rc-pub'],
  ['server/rc-pub/d.ts', `import '../../adapters/http/contract/index.ts'`, 'rc-pub by its name'],
  ['server/rc-pub/e.ts', `import '../../adapters/http/contract/article.ts'`, 'rc-pub by its public API'],
  ['server/rc-pub/f.ts', `import '@xuekan/web'`, 'layer server/rc-pub'],
  ['server/host/c.ts', `import '@xuekan/rc-pub/contract'`, 'layer server/host'],
  ['samples/a.ts', `import '@xuekan/rc-pub/contract'`, 'layer samples'],
  ['server/rc-pub/b.ts', `import '../host/host.ts'`, 'layer server/rc-pub'],
  ['server/rc-pub/routes/a.ts', `import '../search/sql/match.ts'`, 'search by its port'],
  ['server/host/a.ts', `import '../../ui/pages/Page.ts'`, 'layer server/host'],
  ['app/a.ts', `import '../test/domain/law.test.ts'`, 'no test code in production'],
  ['app/b.ts', `import '@xuekan/core/testing'`, 'layer app'],
  ['app/e.ts', `import '@xuekan/rc-pub/testing'`, 'layer app'],
  ['app/f.ts', `import '../adapters/http/gateway.ts'`, 'rc-pub by its public API'],
  ['app/g.ts', `import '../adapters/clock/clock.ts'`, 'web by its public API'],
  ['app/h.ts', `export const late = () => import('../adapters/browser/cipher.ts')`, 'web by its name'],
  ['app/server/a.ts', `import '../commands/setup/browser.mjs'`, 'nothing is installed at run time'],
  ['app/commands/setup/find-browser.mjs', `import './browser.mjs'`, 'nothing is installed at run time'],
  ['app/c.ts', `import 'vitest'`, 'no development packages in production'],
  ['app/d.ts', `import 'left-nowhere'`, 'resolvable'],
  ['examples/a.ts', `import '../ui/pages/Page.ts'`, 'layer examples'],
  ['server/host/b.ts', `import 'inversify'`, 'inversify in app alone'],
  ['test/adapters/a.ts', `import '../../core/domain/law.ts'`, 'core by its public API'],
  ['test/domain/a.ts', `import '@xuekan/rc-pub/contract'`, 'tests of the rules by themselves'],
  ['test/ui/a.ts', `import '../../adapters/http/index.ts'`, 'rc-pub by its name'],
  ['test/server/a.ts', `import '../../adapters/index.ts'`, 'web by its name'],
  ['examples/b.ts', `import '../adapters/http/contract/article.ts'`, 'rc-pub by its public API'],
  ['bench/a.ts', `import '../core/index.ts'`, 'core by its name'],
  ['core/shelf/a.ts', 'export const shelf = 1', 'every module in a layer'],
  ['ui/pages/one.ts', `import './two.ts'`, 'no cycles'],
] as const

const houses: { readonly remove: () => void }[] = []
const check = (files: Readonly<Record<string, string>>) => {
  const tree = buildTree(files)
  houses.push(tree)
  return checkBoundaries(tree.folder)
}

afterAll(() => houses.forEach((tree) => tree.remove()))

describe('checkBoundaries', () => {
  it('finds nothing wrong with a tree that keeps to the layer table', async () => {
    const report = await check(sound)
    expect(report.violations).toEqual([])
    expect(report.modules).toBe(Object.keys(sound).filter((path) => path.endsWith('.ts')).length)
  })

  it('names the rule for every planted violation', async () => {
    const files = Object.fromEntries(planted.map(([path, text]) => [path, `${text}\n`]))
    const reached = {
      'ui/pages/two.ts': `import './one.ts'\n`,
      'app/commands/setup/browser.mjs': 'export const obtain = 1\n',
    }
    const report = await check({ ...sound, ...files, ...reached })
    const found = report.violations.map(({ rule, from }) => `${rule}: ${from}`)
    const wanted = planted.map(([path, , rule]) => `${rule}: ${path}`)
    expect(wanted.filter((violation) => !found.includes(violation))).toEqual([])
  })

  it('fails in a tree without modules', async () => {
    const report = await check({ 'core/package.json': '{}' })
    expect(report.modules).toBe(0)
    expect(report.violations.map(({ rule }) => rule)).toEqual(['something seen'])
  })

  it('fails in a tree without layers', async () => {
    const report = await check({})
    expect(report.violations.map(({ rule }) => rule)).toEqual(['something seen'])
  })
})
