import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { describe, expect, it } from 'vitest'
import { root } from '../../app/commands/setup/run.mjs'
import { packedPackages } from './support/stranger.ts'

const { tarballs, stranger, frontEnd } = packedPackages()
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>

const entriesOfCore = [
  '',
  'citation',
  'content',
  'member',
  'menu',
  'page',
  'reactive',
  'route',
  'search',
  'site',
]

/** What each package is to be. */
const packages = [
  {
    name: 'core',
    atLeast: 200,
    dependencies: ['rxjs'],
    peers: ['fast-check'],
    optional: { 'fast-check': { optional: true } },
    entries: [...entriesOfCore, 'testing'],
    // fast-check in testing alone
    imported: ['rxjs', 'testing: fast-check'],
  },
  {
    name: 'rc-pub',
    atLeast: 100,
    dependencies: ['rxjs'],
    peers: ['@xuekan/core', 'axios'],
    optional: { axios: { optional: true } },
    entries: ['', 'axios', 'contract', 'testing'],
    // axios in its own entry alone, laws in testing alone
    imported: [
      ...['', '/citation', '/content', '/member', '/menu', '/reactive', '/route', '/search', '/site'].map(
        (entry) => `@xuekan/core${entry}`,
      ),
      'rxjs',
      'testing: @xuekan/core/testing',
      'transports/axios-transport: axios',
    ],
  },
  {
    name: 'web',
    atLeast: 40,
    dependencies: ['@simplewebauthn/browser', 'altcha-lib', 'crypto-js', 'dompurify', 'js-cookie', 'rxjs'],
    peers: ['@xuekan/core'],
    optional: undefined,
    entries: ['', 'cipher'],
    // the cipher in its own entry alone
    imported: [
      '@simplewebauthn/browser',
      ...['', '/content', '/member', '/menu', '/reactive', '/search', '/site'].map(
        (entry) => `@xuekan/core${entry}`,
      ),
      'altcha-lib',
      'browser/cipher: crypto-js/aes.js',
      'browser/cipher: crypto-js/enc-utf8.js',
      'dompurify',
      'js-cookie',
      'rxjs',
    ],
  },
] as const

/** Modules that may have what others may not. */
const apart = /^(testing|transports\/axios-transport|browser\/cipher)\b/

/** Every place in a manifest's exports that names a file, with the condition that leads there. */
function targetsIn(exported: unknown, condition = ''): readonly (readonly [string, string])[] {
  if (typeof exported === 'string') return [[condition, exported]]
  return Object.entries(exported as object).flatMap(([name, inner]) => targetsIn(inner, name))
}

describe.each(packages)(
  'the packed $name',
  ({ name, atLeast, dependencies, peers, optional, entries, imported }) => {
    const tarball = tarballs[name]
    const installed = join(name === 'core' ? stranger : frontEnd, 'node_modules/@xuekan', name)
    const dist = join(installed, 'dist')
    const bytes = () => new Uint8Array(readFileSync(tarball))
    const files = () =>
      readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)

    it('should hold dist, README, LICENSE and package.json, and nothing else', () => {
      expect(readdirSync(installed).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
      expect(files().length).toBeGreaterThan(atLeast)
      expect(files().filter((file) => !/\.(?:d\.ts|js)$/.test(file))).toEqual([])
    })

    it('should carry the licence of the project, and say what it is', () => {
      const own = readFileSync(join(installed, 'LICENSE'), 'utf8')
      expect(own).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
      const { description, keywords, license } = readJson(join(installed, 'package.json'))
      expect({ license, hasWords: (keywords as readonly string[]).length > 4 }).toEqual({
        license: 'MIT',
        hasWords: true,
      })
      expect(String(description)).toMatch(/journals|browser/)
    })

    it('should have the dependencies and peers that it uses, and no side effects', () => {
      const manifest = readJson(join(installed, 'package.json'))
      expect(Object.keys(manifest['dependencies'] as object)).toEqual(dependencies)
      expect(Object.keys(manifest['peerDependencies'] as object)).toEqual(peers)
      expect(manifest['peerDependenciesMeta']).toEqual(optional)
      expect(manifest['sideEffects']).toBe(false)
    })

    it('should import its dependencies alone, and what is apart where it is apart', () => {
      const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(?:d\.ts|js)$/.test(path))
        .flatMap((path) =>
          [
            ...readFileSync(join(dist, path), 'utf8').matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g),
          ].map(([, from = '']) => {
            const place = apart.exec(path)?.[0]
            const isShared = place === undefined || imported.some((one) => one === from)
            return isShared ? from : `${place}: ${from}`
          }),
        )
      expect([...new Set(names)].toSorted()).toEqual([...imported])
    })

    it('should lead every condition but the one of this project to a file that is there', () => {
      const targets = targetsIn(readJson(join(installed, 'package.json'))['exports'])
      const missing = targets.filter(([, target]) => !existsSync(join(installed, target)))
      expect(missing.map(([condition]) => condition)).toEqual(entries.map(() => '@xuekan/source'))
      // three conditions for each entry, and the manifest
      expect(targets).toHaveLength(3 * entries.length + 1)
    })

    it('should name in its declarations the files that are there', () => {
      const dead = readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.d.ts'))
        .flatMap((path) =>
          [...readFileSync(join(dist, path), 'utf8').matchAll(/(?:from |import\()["'](\.[^"']*)["']/g)]
            .map(([, relative = '']) => join(dist, path, '..', relative))
            .filter((file) => !existsSync(file)),
        )
      expect(dead).toEqual([])
    })

    it('should satisfy publint without a remark', async () => {
      const { messages } = await publint({
        pack: { tarball: bytes().buffer },
        strict: true,
        level: 'suggestion',
      })
      expect(messages).toEqual([])
    })

    it('should satisfy are-the-types-wrong, as a package of ES modules', async () => {
      const checked = await checkPackage(createPackageFromTarballData(bytes()))
      if (checked.types === false) throw new Error('the package has no types')
      expect(Object.keys(checked.entrypoints)).toEqual([
        ...entries.map((entry) => (entry === '' ? '.' : `./${entry}`)),
        './package.json',
      ])
      // node10 knows no exports, and CommonJS is not offered: the profile of a package of ES modules leaves both out
      const problems = checked.problems.filter(
        (problem) =>
          !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
      )
      expect(problems).toEqual([])
      const kinds = Object.values(checked.entrypoints).flatMap(({ resolutions }) => [
        resolutions['node16-esm'].resolution?.fileName,
        resolutions.bundler.resolution?.fileName,
      ])
      expect(kinds.every((file) => file !== undefined)).toBe(true)
    })

    it('should hold no source, no test and no other package', () => {
      const listed = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' })
      expect(listed).not.toMatch(/node_modules|tsconfig|\.test\.|(?<!\.d)\.ts$|package\/http/m)
    })
  },
)

describe('what npm installs', () => {
  const namesIn = (folder: string) =>
    readdirSync(join(folder, 'node_modules'))
      .filter((name) => !name.startsWith('.'))
      .toSorted()

  it('should be the core with its one dependency beside it', () => {
    expect(namesIn(stranger)).toEqual(['@xuekan', 'fast-check', 'pure-rand', 'rxjs', 'tslib'])
  })

  it('should be one copy of each for all packages, and no axios', () => {
    expect(namesIn(frontEnd)).toEqual([
      '@simplewebauthn',
      '@types',
      '@xuekan',
      'altcha-lib',
      'crypto-js',
      'dompurify',
      'fast-check',
      'js-cookie',
      'pure-rand',
      'rxjs',
      'tslib',
    ])
    const own = join(frontEnd, 'node_modules/@xuekan')
    expect(readdirSync(own).toSorted()).toEqual(['core', 'rc-pub', 'web'])
    expect(readdirSync(own).filter((name) => existsSync(join(own, name, 'node_modules')))).toEqual([])
  })
})
