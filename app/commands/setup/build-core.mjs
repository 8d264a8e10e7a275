import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const dist = join(root, 'core/dist')
const relativeSource = /(from\s+|import\s*\(\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g

/** Declarations as every reader of them understands: the compiler leaves `.ts` in them where the code has `.js`. */
const withEmittedNames = (/** @type {string} */ declarations) =>
  declarations.replace(relativeSource, '$1$2$3.js$2')

/**
 * Builds the core as a package into core/dist: ES modules and declarations.
 * @returns {Promise<number>} the exit code; an unfinished build leaves no folder that could be packed
 */
export async function buildCore() {
  rmSync(dist, { recursive: true, force: true })
  const code = await run(process.execPath, [compiler, '-p', 'core/tsconfig.build.json'])
  if (code !== 0) {
    rmSync(dist, { recursive: true, force: true })
    return code
  }
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue
    const file = join(dist, path)
    writeFileSync(file, withEmittedNames(readFileSync(file, 'utf8')))
  }
  return 0
}
