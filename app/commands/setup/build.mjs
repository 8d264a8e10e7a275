import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isForbidden, isRunning, oneAtATime } from './one-at-a-time.mjs'
import { root, run } from './run.mjs'

const sources = ['adapters', 'app', 'core', 'samples', 'server', 'ui', 'public']
const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']
const vite = join(root, 'node_modules/vite/bin/vite.js')
const dist = join(root, 'dist')
/** Each build has a folder of its own, named by what it was made of; it appears whole and is never changed. */
const builds = join(dist, 'builds')
const parts = /** @type {const} */ (['client', 'server'])

/** How often sources may change under a build before it gives up. */
const mostAttempts = 3

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
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} inputs a hash of them */
const folderOf = (inputs) => join(builds, inputs)

/** Builds what the sources are now, unless another process has. @returns {Promise<string | null>} its folder */
async function build() {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const inputs = hashInputs()
    const folder = folderOf(inputs)
    if (existsSync(folder)) return folder
    console.error('Building…')
    const started = Date.now()
    const making = join(builds, `.${inputs}-${process.pid}`)
    const env = { BUILD_FOLDER: making }
    const code = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { env })
    const isAsked = code === 0 && hashInputs() === inputs
    if (isAsked) renameSync(making, folder)
    rmSync(making, { recursive: true, force: true })
    if (code !== 0) return null
    if (isAsked) {
      console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
      return folder
    }
  }
  console.error('The sources change while they are built.')
  return null
}

/** Lets dist/client and dist/server lead to a build. @param {string} folder */
function publish(folder) {
  for (const part of parts) {
    const path = join(dist, part)
    const link = `${path}-${process.pid}`
    rmSync(link, { force: true })
    symlinkSync(
      process.platform === 'win32' ? join(folder, part) : join('builds', nameOf(folder), part),
      link,
      'junction',
    )
    // a real folder, of an earlier version or of a copy, cannot be replaced at once
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true) rmSync(path, { recursive: true })
    if (process.platform === 'win32') rmSync(path, { recursive: true, force: true })
    renameSync(link, path)
  }
}

/** @param {string} folder */
const nameOf = (folder) => folder.slice(builds.length + 1)

/** Removes builds that no running process uses, but the one given. @param {string} kept its folder */
function removeUnused(kept) {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name)
    if (folder !== kept && usersOf(folder).every((pid) => !isRunning(pid)))
      rmSync(folder, { recursive: true, force: true })
  }
}

/** The processes that have said that they use a build. @param {string} folder */
function usersOf(folder) {
  return readdirSync(folder).flatMap((name) => {
    const [, pid] = /^used-by-(\d+)$/.exec(name) ?? []
    return pid === undefined ? [] : [Number(pid)]
  })
}

/** Keeps a build for as long as this process runs, where it may write here. @param {string} folder */
function keep(folder) {
  try {
    for (const pid of usersOf(folder))
      if (!isRunning(pid)) rmSync(join(folder, `used-by-${pid}`), { force: true })
    writeFileSync(join(folder, `used-by-${process.pid}`), '')
  } catch (error) {
    if (!isForbidden(error)) throw error
  }
}

/** The present build, where it is of the present sources. @returns {string | null} its folder */
function presentBuild() {
  const folder = folderOf(hashInputs())
  const isPresent = (/** @type {string} */ part) =>
    existsSync(join(folder, part)) && realpathSync(join(dist, part)) === realpathSync(join(folder, part))
  return parts.every((part) => existsSync(join(dist, part)) && isPresent(part)) ? folder : null
}

/**
 * Builds browser and server into a folder of their own when a source has changed since the last good build. Processes
 * that use another build keep it.
 * @returns {Promise<string | null>} the folder; null when the build failed
 */
export async function buildIfChanged() {
  const present = presentBuild()
  if (present !== null) keep(present)
  // a build that another process replaces just now is gone before it is used
  if (present !== null && existsSync(present)) return present
  return oneAtATime(async () => {
    mkdirSync(builds, { recursive: true })
    const folder = await build()
    if (folder === null) return null
    keep(folder)
    publish(folder)
    removeUnused(folder)
    return folder
  })
}

/**
 * The same, ending the process when the build fails. Where production packages alone are installed, what is in dist/ is
 * taken as it is.
 * @returns {Promise<string>} the folder that holds client/ and server/
 */
export async function ensureBuilt() {
  if (!existsSync(vite)) return givenBuild()
  const folder = await buildIfChanged()
  if (folder !== null) return folder
  console.error('The build failed; the lines above say why.')
  return process.exit(1)
}

/** @returns {string} dist/, where it holds a build */
function givenBuild() {
  if (['client/manifest.json', 'server/main.js'].every((path) => existsSync(join(dist, path)))) return dist
  console.error(
    'There is no build in dist/, and Vite, which makes it, is not installed: run `npm ci && npm run build` here, or elsewhere and copy dist/.',
  )
  return process.exit(1)
}
