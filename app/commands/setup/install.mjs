import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked */

/**
 * @param {string} path
 * @returns {Readonly<Record<string, Locked>> | null}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * True when what npm last put into node_modules is what the lock file asks for.
 * Optional packages (builds for other machines) may be missing.
 */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(root, 'node_modules/.package-lock.json'))
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, locked]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = present[path]
    if (found === undefined) return locked.optional === true || locked.devOptional === true
    return found.version === locked.version && found.integrity === locked.integrity
  })
}

/** Installs exactly the locked packages when any of them is missing or of another version. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log(existsSync(join(root, 'node_modules')) ? 'Updating packages…' : 'Installing packages…')
  const npm = process.env['npm_execpath']
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, 'ci']) : await run('npm', ['ci'])
  if (code === 0) return
  console.error('The packages could not be installed; the lines above say why.')
  process.exit(1)
}
