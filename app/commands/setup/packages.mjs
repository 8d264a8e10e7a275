import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * @typedef {{ readonly version?: string, readonly integrity?: string, readonly license?: string, readonly link?: boolean,
 *   readonly dev?: boolean, readonly optional?: boolean, readonly devOptional?: boolean }} Locked
 */

/** Packages by their folder, such as `node_modules/fastify`. @typedef {Readonly<Record<string, Locked>>} Packages */

/** @param {string} path of a lock file @returns {Packages | null} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return null
  }
}

/** What the project asks for; null where its lock file cannot be read. */
export const wantedPackages = () => readLock('package-lock.json')

/** What npm last put into node_modules; null for nothing. */
export const presentPackages = () => readLock('node_modules/.package-lock.json')

/** Whether npm installs it with `--omit=dev --omit=optional`: without it the portal does not run. @param {Locked} locked */
export const isForProduction = ({ dev, optional, devOptional }) =>
  dev !== true && optional !== true && devOptional !== true
