import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './run.mjs'

const mark = join(root, 'dist/.preparing')

/** Whether a process of this machine still runs. @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** The process that prepares this folder; null for none. */
function preparing() {
  try {
    return Number(readFileSync(mark, 'utf8'))
  } catch {
    return null
  }
}

/** Whether a failure says that this user may not write there. @param {unknown} error */
export const isForbidden = (error) =>
  ['EACCES', 'EPERM', 'EROFS'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')

/** Takes the mark, whole or not at all. @returns {boolean} whether this process has it now */
function take() {
  const own = `${mark}-${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, mark)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Ends the process where nothing can be put into dist/. */
function beWritable() {
  try {
    mkdirSync(join(root, 'dist'), { recursive: true })
    accessSync(join(root, 'dist'), constants.W_OK)
  } catch (error) {
    if (!isForbidden(error)) throw error
    console.error(
      `Packages or build are not those of the present sources, and ${root} may not be written: run \`npm ci && npm run build\` there as its owner.`,
    )
    process.exit(1)
  }
}

/**
 * Does work that changes this folder, such as installing or building, while no other process of this machine does. A
 * process that was killed meanwhile keeps nobody waiting. Ends this one, with a sentence, where the folder may not be
 * written.
 * @template T
 * @param {() => Promise<T>} work it looks first whether another process has done it
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  beWritable()
  const release = () => rmSync(mark, { force: true })
  let isTold = false
  while (!take()) {
    const other = preparing()
    if (other === null) continue
    if (!isRunning(other)) {
      release()
      continue
    }
    if (!isTold) console.log(`Waiting for process ${other}, which installs or builds here…`)
    isTold = true
    await delay(50)
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}
