import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { describe, expect, it } from 'vitest'
import { root } from '../../app/commands/setup/run.mjs'
import { packedCore } from './support/stranger.ts'

const { tarball, stranger } = packedCore()
const installed = join(stranger, 'node_modules/@xuekan/core')
const bytes = () => new Uint8Array(readFileSync(tarball))
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>

/** Every place in a manifest's exports that names a file, with the condition that leads there. */
function targetsIn(exported: unknown, condition = ''): readonly (readonly [string, string])[] {
  if (typeof exported === 'string') return [[condition, exported]]
  return Object.entries(exported as object).flatMap(([name, inner]) => targetsIn(inner, name))
}

describe('the packed core', () => {
  it('should hold dist, README, LICENSE and package.json, and nothing else', () => {
    expect(readdirSync(installed).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
    const files = readdirSync(join(installed, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((name) => !/\.(?:d\.ts|js)$/.test(name))).toEqual([])
  })

  it('should carry the licence of the project', () => {
    const own = readFileSync(join(installed, 'LICENSE'), 'utf8')
    expect(own).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
  })

  it('should have one dependency, fast-check as an optional peer, and no side effects', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta, sideEffects } = readJson(
      join(installed, 'package.json'),
    )
    expect(Object.keys(dependencies as object)).toEqual(['rxjs'])
    expect(Object.keys(peerDependencies as object)).toEqual(['fast-check'])
    expect(peerDependenciesMeta).toEqual({ 'fast-check': { optional: true } })
    expect(sideEffects).toBe(false)
  })

  it('should import rxjs alone, and fast-check in testing alone', () => {
    const dist = join(installed, 'dist')
    const imported = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:d\.ts|js)$/.test(path))
      .flatMap((path) =>
        [...readFileSync(join(dist, path), 'utf8').matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)].map(
          ([, name]) => `${path.startsWith('testing') ? 'testing' : 'core'}: ${name}`,
        ),
      )
    expect([...new Set(imported)].toSorted()).toEqual(['core: rxjs', 'testing: fast-check'])
  })

  it('should lead every condition but the one of this project to a file that is there', () => {
    const targets = targetsIn(readJson(join(installed, 'package.json'))['exports'])
    const missing = targets.filter(([, target]) => !existsSync(join(installed, target)))
    expect(missing.map(([condition]) => condition)).toEqual(
      Array.from({ length: 10 }, () => '@xuekan/source'),
    )
    // three conditions for each entry, and the manifest
    expect(targets).toHaveLength(31)
  })

  it('should name in its declarations the files that are there', () => {
    const dist = join(installed, 'dist')
    const dead = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) =>
        [...readFileSync(join(dist, path), 'utf8').matchAll(/(?:from |import\()["'](\.[^"']*)["']/g)]
          .map(([, name = '']) => join(dist, path, '..', name))
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
      '.',
      './citation',
      './content',
      './member',
      './menu',
      './reactive',
      './route',
      './search',
      './site',
      './testing',
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

  it('should be what npm installs, with its one dependency beside it', () => {
    const names = readdirSync(join(stranger, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(names.toSorted()).toEqual(['@xuekan', 'fast-check', 'pure-rand', 'rxjs', 'tslib'])
    const listed = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' })
    expect(listed).not.toMatch(/node_modules|tsconfig|\.test\.|(?<!\.d)\.ts$/m)
  })
})
