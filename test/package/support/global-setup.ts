import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from '@xuekan/core'
import type { TestProject } from 'vitest/node'
import { packageFolders, type PackageName } from '../../../app/commands/setup/build-packages.mjs'
import { root } from '../../../app/commands/setup/run.mjs'

export interface PackedPackages {
  /** Each as it would be published. */
  readonly tarballs: Readonly<Record<PackageName, string>>
  /** A folder with nothing in it but a manifest and the packages that npm installed from the core's tarball. */
  readonly stranger: string
  /** The same from all tarballs: what a front end installs that calls by `fetch`. */
  readonly frontEnd: string
  /** A copy of it that has axios as well. */
  readonly withAxios: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed packages, or why there are none. */
    readonly packed: Result<PackedPackages, string>
  }
}

/** What stands in for the registry: the core's one dependency, the optional peer of its testing, and theirs. */
const ofCore = ['rxjs', 'tslib', 'fast-check', 'pure-rand']

/** What the other packages need besides. */
const ofAll = [
  ...ofCore,
  'js-cookie',
  'crypto-js',
  'dompurify',
  '@types/trusted-types',
  '@simplewebauthn/browser',
  'altcha-lib',
]

/**
 * Builds and packs the packages, and has npm install them into empty folders with no network and no cache. What goes
 * wrong fails the tests of this project, and those of no other.
 */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-package-'))
  try {
    const pack = (name: PackageName): string => {
      const args = ['pack', '--silent', '--pack-destination', folder]
      const lines = npm(join(root, packageFolders[name]), args)
      return join(folder, lines.trim().split('\n').at(-1) ?? '')
    }
    const tarballs = { core: pack('core'), 'rc-pub': pack('rc-pub'), web: pack('web') }
    const stranger = installed(folder, 'stranger', [tarballs.core], ofCore)
    const frontEnd = installed(folder, 'front-end', Object.values(tarballs), ofAll)
    const withAxios = join(folder, 'with-axios')
    cpSync(frontEnd, withAxios, { recursive: true })
    symlinkSync(join(root, 'node_modules/axios'), join(withAxios, 'node_modules/axios'))
    project.provide('packed', { ok: true, value: { tarballs, stranger, frontEnd, withAxios } })
  } catch (failure) {
    project.provide('packed', { ok: false, error: reported(failure) })
  }
  return () => rmSync(folder, { recursive: true, force: true })
}

/** A new folder into which npm has installed tarballs, and packages that stand in for the registry. */
function installed(
  folder: string,
  name: string,
  tarballs: readonly string[],
  fromHere: readonly string[],
): string {
  const place = join(folder, name)
  mkdirSync(place)
  writeFileSync(join(place, 'package.json'), `{ "name": "${name}", "private": true, "type": "module" }`)
  const packages = fromHere.map((one) => join(root, 'node_modules', one))
  const cache = ['--offline', '--cache', join(folder, 'cache')]
  const alone = [...cache, '--ignore-scripts', '--no-audit', '--no-fund']
  npm(place, ['install', '--install-links', ...alone, ...tarballs, ...packages])
  return place
}

/** What npm and the compiler said. */
function reported(failure: unknown): string {
  const {
    message,
    stdout = '',
    stderr = '',
  } = failure as Error & Record<'stdout' | 'stderr', string | undefined>
  return `The packages could not be packed and installed: ${message}\n${stdout}${stderr}`
}

/** The npm that runs the tests, else the one on the path. What npm inherits from a run around it is left out. */
function npm(cwd: string, args: readonly string[]): string {
  const own = process.env['npm_execpath']
  const [program, first] = own?.endsWith('.js') === true ? [process.execPath, [own]] : ['npm', []]
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?:config|package|lifecycle)_/i.test(name)),
  )
  return execFileSync(program, [...first, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
