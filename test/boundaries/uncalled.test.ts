import { afterAll, describe, expect, it } from 'vitest'
import { findUncalled } from '../../app/commands/setup/find-uncalled.mjs'
import { buildTree } from './tree.ts'

const trees: (() => void)[] = []
afterAll(() => trees.forEach((remove) => remove()))

const manifest = {
  'package.json': JSON.stringify({ workspaces: ['core'] }),
  'core/package.json': JSON.stringify({
    name: '@xuekan/core',
    exports: { './menu': { '@xuekan/source': './menu.ts' }, './package.json': './package.json' },
  }),
}

/** Names of what nothing reaches in a tree of these files. */
function uncalledIn(files: Readonly<Record<string, string>>): readonly string[] {
  const { folder, remove } = buildTree({ ...manifest, ...files })
  trees.push(remove)
  return findUncalled(folder).map(({ file, name }) => `${file} ${name}`)
}

const rule = 'export const rule = (): number => part()\nexport function part() { return 1 }\n'
const entry = `export { rule } from './domain/rule.ts'\nexport * from './domain/other.ts'\n`
const other = 'export const other = () => 2\n'
const core = { 'core/domain/rule.ts': rule, 'core/domain/other.ts': other, 'core/menu.ts': entry }

describe('findUncalled', () => {
  it('finds a function that nothing calls, and what only that one calls', () => {
    expect(uncalledIn(core)).toEqual([
      'core/domain/other.ts other',
      'core/domain/rule.ts rule',
      'core/domain/rule.ts part',
    ])
  })

  it.each([
    ['an import', `import { rule, other } from '@xuekan/core/menu'\nrule(other)`],
    [
      'an import under another name',
      `import { rule as one, other as two } from '@xuekan/core/menu'\none(two)`,
    ],
    ['a whole module', `import * as menu from '@xuekan/core/menu'\nmenu.rule(menu.other())`],
    ['code that comes later', `void import('../../core/menu.ts').then((menu) => menu)`],
    [
      'a part of code that comes later',
      `const { rule } = await import('@xuekan/core/menu')\nvoid import('@xuekan/core/menu').then(({ other: one }) => one(rule))`,
    ],
    ['what another file does when it is loaded', `import './later.ts'`],
    [
      'what the file itself exports',
      `import { rule, other } from '@xuekan/core/menu'\nexport const run = () => rule(other)`,
    ],
  ])('counts %s as a call', (_, main) => {
    const later = `import { other, rule } from '@xuekan/core/menu'\nrule(other)`
    expect(uncalledIn({ ...core, 'app/browser/main.tsx': main, 'app/browser/later.ts': later })).toEqual([])
  })

  it.each([
    [
      'a member of another thing',
      `import { part } from '../../core/domain/rule.ts'\nconst x = { rule: part }\nx.rule`,
    ],
    ['one of the names of a whole module', `import * as menu from '@xuekan/core/menu'\nmenu.other()`],
    ['another part of code that comes later', `const { other } = await import('@xuekan/core/menu')\nother()`],
    ['a file that nothing loads', ''],
    ['a name that is imported and not used', `import { rule } from '@xuekan/core/menu'`],
  ])('does not count %s as one', (_, main) => {
    const idle = `import { rule } from '@xuekan/core/menu'\nrule()`
    const found = uncalledIn({ ...core, 'app/browser/main.tsx': main, 'app/browser/idle.ts': idle })
    expect(found).toContain('core/domain/rule.ts rule')
  })

  it('does not take laws and fakes for the product', () => {
    const law = `import { rule } from '../domain/rule.ts'\nrule()`
    expect(
      uncalledIn({
        ...core,
        'core/testing/law.ts': law,
        'app/browser/main.tsx': `import '../../core/testing/law.ts'`,
      }),
    ).toContain('core/domain/rule.ts rule')
  })
})
