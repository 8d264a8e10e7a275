import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const sources = ['adapters', 'app', 'core', 'samples', 'server', 'ui', 'public']
const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']
const stamp = join(root, 'dist/.stamp')
const product = [
  'dist/client/manifest.json',
  'dist/server/main.js',
  'dist/server/import.js',
  'dist/server/dump.js',
  'dist/server/restore.js',
  'dist/server/pglite-worker.js',
]

/**
 * @param {string} folder
 * @returns {string[]} every file below, in one order on every machine
 */
function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
    .toSorted()
}

/** One hash over the names and bytes of everything that the build reads. */
function hashInputs() {
  const hash = createHash('sha256')
  for (const path of [...settings, ...sources.flatMap(filesBelow)]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Builds browser and server into dist/ when a source has changed since the last good build.
 * @returns {Promise<boolean>} false when the build failed
 */
export async function buildIfChanged() {
  const inputs = hashInputs()
  const isBuilt = existsSync(stamp) && product.every((path) => existsSync(join(root, path)))
  if (isBuilt && readFileSync(stamp, 'utf8') === inputs) return true
  console.log('Building…')
  rmSync(stamp, { force: true })
  const started = Date.now()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const code = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'])
  if (code !== 0) return false
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, inputs)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return true
}

/** The same, ending the process when the build fails. */
export async function ensureBuilt() {
  if (await buildIfChanged()) return
  console.error('The build failed; the lines above say why.')
  process.exit(1)
}
