import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { root } from '../../../app/commands/setup/run.mjs'
import type { PackedPackages } from './global-setup.ts'

/** The newest compiler, and the one that tools are built on. */
export const compilers = {
  'TypeScript 7': 'node_modules/@typescript/native/bin/tsc',
  'TypeScript 6': 'node_modules/typescript/bin/tsc6',
} as const

export type ModuleResolution = 'nodenext' | 'bundler'

/** A strict reader of the packages: no types of Node, the declarations of libraries checked as well. */
const strictOptions = {
  target: 'ES2023',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
}

/** The packed and installed packages; throws where they could not be packed. */
export function packedPackages(): PackedPackages {
  const packed = inject('packed')
  if (!packed.ok) throw new Error(packed.error)
  return packed.value
}

/** A folder of a stranger's own, next to the installed packages: those of the core, if no other place is named. */
export function ownFolder(
  files: Readonly<Record<string, string>>,
  place: keyof Omit<PackedPackages, 'tarballs'> = 'stranger',
): string {
  const folder = mkdtempSync(join(packedPackages()[place], 'own-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** What a program prints; throws what it wrote to its standard error when it fails. */
export function runNode(folder: string, file: string, args: readonly string[] = []): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, file], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`)
  return stdout
}

/** The same without holding this process up, for a program that asks a server in it. */
export async function runNodeAside(folder: string, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: folder, timeout: 60_000 })
  return stdout
}

/** Compiles `files` beside themselves, as ES modules, without the DOM; the lines in which the compiler complains. */
export function compile(
  folder: string,
  files: readonly string[],
  {
    compiler = compilers['TypeScript 7'],
    moduleResolution = 'nodenext',
    lib = ['ES2023'],
  }: {
    readonly compiler?: string
    readonly moduleResolution?: ModuleResolution
    readonly lib?: readonly string[]
  } = {},
): readonly string[] {
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
  const options = { ...strictOptions, lib, module, moduleResolution }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const { stdout } = spawnSync(process.execPath, [join(root, compiler), '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line.includes('error TS'))
}

/**
 * The one thing that rxjs's own declarations need besides the ECMAScript library: the name of setTimeout. Whoever
 * checks the declarations of libraries declares it, takes the types of Node or of the DOM, or meets this one line.
 */
export const isAboutTimers = (line: string): boolean =>
  /rxjs\/dist\/types\/internal\/scheduler\/timerHandle\.d\.ts.*'setTimeout'/.test(line)
