import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { isForProduction, presentPackages, wantedPackages } from './packages.mjs'
import { root, run } from './run.mjs'

/** @typedef {import('./packages.mjs').Locked} Locked */

/**
 * True when what npm last put into node_modules is what the lock file asks for.
 * @param {(locked: Locked) => boolean} isNeeded what may not be missing; what is there has to be of the right version
 */
function isInstalled(isNeeded) {
  const wanted = wantedPackages()
  const present = presentPackages()
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, locked]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = present[path]
    if (found === undefined) return !isNeeded(locked)
    return found.version === locked.version && found.integrity === locked.integrity
  })
}

/** Optional packages (builds for other machines) may be missing. @param {Locked} locked */
const isForDevelopment = ({ optional, devOptional }) => optional !== true && devOptional !== true

/** Installs exactly the locked packages when any of them is missing or of another version. */
export async function ensureInstalled() {
  if (isInstalled(isForDevelopment)) return
  const code = await oneAtATime(async () => {
    if (isInstalled(isForDevelopment)) return 0
    console.error(existsSync(join(root, 'node_modules')) ? 'Updating packages…' : 'Installing packages…')
    const npm = process.env['npm_execpath']
    return npm?.endsWith('.js') ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci'])
  })
  if (code === 0) return
  console.error('The packages could not be installed; the lines above say why.')
  process.exit(1)
}

/**
 * The same for a command that needs no more than a build: where somebody installed production packages alone, it adds
 * none.
 * @returns {Promise<boolean>} whether more may be installed here
 */
export async function ensureRunnable() {
  const present = presentPackages()
  if (present === null || 'node_modules/vite' in present) {
    await ensureInstalled()
    return true
  }
  if (isInstalled(isForProduction)) return false
  console.error(
    'The packages are not those of package-lock.json: run `npm ci --omit=dev --omit=optional`, as they were installed.',
  )
  return process.exit(1)
}
