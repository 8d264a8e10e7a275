import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** The folders of the packages by the end of their names, each after those that it is compiled against. */
export const packageFolders = /** @type {const} */ ({
  core: 'core',
  'rc-pub': 'adapters/http',
  web: 'adapters',
})

/** @typedef {keyof typeof packageFolders} PackageName */

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const relativeSource = /(from\s+|import\s*\(\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g

/** Declarations as every reader of them understands: the compiler leaves `.ts` in them where the code has `.js`. */
const withEmittedNames = (/** @type {string} */ declarations) =>
  declarations.replace(relativeSource, '$1$2$3.js$2')

/**
 * Builds one package into its `dist`: ES modules and declarations.
 * @param {string} folder
 * @returns {Promise<number>} the exit code; an unfinished build leaves no folder that could be packed
 */
async function build(folder) {
  const dist = join(root, folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const code = await run(process.execPath, [compiler, '-p', `${folder}/tsconfig.build.json`])
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

/**
 * Builds packages, and before any other the core, whose declarations they are compiled against.
 * @param {readonly PackageName[]} names
 * @returns {Promise<number>} the exit code of the first build that failed, else 0
 */
export async function buildPackages(names) {
  for (const [name, folder] of Object.entries(packageFolders)) {
    if (name !== 'core' && !names.some((wanted) => wanted === name)) continue
    const code = await build(folder)
    if (code !== 0) return code
  }
  return 0
}
