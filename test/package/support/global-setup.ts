import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from '@xuekan/core'
import type { TestProject } from 'vitest/node'
import { root } from '../../../app/commands/setup/run.mjs'

export interface PackedCore {
  /** As it would be published. */
  readonly tarball: string
  /** A folder with nothing in it but a manifest and the packages that npm installed from the tarball. */
  readonly stranger: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed core, or why there is none. */
    readonly packed: Result<PackedCore, string>
  }
}

/** What stands in for the registry: the core's one dependency, the optional peer of its testing, and theirs. */
const fromHere = ['rxjs', 'tslib', 'fast-check', 'pure-rand']

/**
 * Builds and packs the core, and has npm install it into an empty folder with no network and no cache. What goes
 * wrong fails the tests of this project, and those of no other.
 */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-package-'))
  const stranger = join(folder, 'stranger')
  mkdirSync(stranger)
  writeFileSync(join(stranger, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }')
  try {
    const lines = npm(join(root, 'core'), ['pack', '--silent', '--pack-destination', folder])
    const tarball = join(folder, lines.trim().split('\n').at(-1) ?? '')
    const packages = fromHere.map((name) => join(root, 'node_modules', name))
    const alone = [
      '--offline',
      '--cache',
      join(folder, 'cache'),
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ]
    npm(stranger, ['install', '--install-links', ...alone, tarball, ...packages])
    project.provide('packed', { ok: true, value: { tarball, stranger } })
  } catch (failure) {
    project.provide('packed', { ok: false, error: reported(failure) })
  }
  return () => rmSync(folder, { recursive: true, force: true })
}

/** What npm and the compiler said. */
function reported(failure: unknown): string {
  const {
    message,
    stdout = '',
    stderr = '',
  } = failure as Error & Record<'stdout' | 'stderr', string | undefined>
  return `The core could not be packed and installed: ${message}\n${stdout}${stderr}`
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
