import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Does work that changes this folder, such as installing or building, while no other process of this machine does. A
 * process that was killed meanwhile keeps nobody waiting.
 * @template T
 * @param {() => Promise<T>} work it looks first whether another process has done it
 * @returns {Promise<T>}
 * @throws where the folder cannot be written
 */
export async function oneAtATime(work) {
  mkdirSync(join(root, 'dist'), { recursive: true })
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
