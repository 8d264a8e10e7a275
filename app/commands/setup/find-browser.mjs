import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const debianChromium = '/usr/bin/chromium'

/** Whether it is the browser of Debian's package. @param {string} path absolute */
export const isDebians = (path) => path === debianChromium

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The right to search a folder or to run a file, for everybody. */
const othersMayExecute = 0o001
/** The right to read and to run a file, for everybody. */
const othersMayRun = 0o005

/**
 * Whether every user can come to this path, which need not be there yet.
 * @param {string} path absolute
 * @returns {boolean}
 */
export function isOpenToAll(path) {
  const folder = dirname(path)
  const isOpen = !existsSync(folder) || (statSync(folder).mode & othersMayExecute) !== 0
  return isOpen && (folder === path || isOpenToAll(folder))
}

/** Whether every user can run the program at this path. @param {string} path absolute */
export const isRunByAll = (path) =>
  isExecutable(path) && (statSync(path).mode & othersMayRun) === othersMayRun && isOpenToAll(path)

/** Where Playwright puts the browser that it gets. @returns {Promise<string>} its path, whether it is there or not */
export async function ownBrowserPath() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/**
 * A browser for tests and for printing: the one named by XUEKAN_CHROMIUM, Playwright's own, or Debian's. Nothing is got
 * from anywhere.
 * @param {(path: string) => boolean} [isUsable] which of those that can be run will do; all of them without it
 * @returns {Promise<string | null>} its path; null when there is none
 * @throws when XUEKAN_CHROMIUM names something that cannot be run
 */
export async function findBrowser(isUsable = () => true) {
  const named = process.env['XUEKAN_CHROMIUM']
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`XUEKAN_CHROMIUM names ${named}, which cannot be run.`)
    return isUsable(named) ? named : null
  }
  const paths = [await ownBrowserPath(), debianChromium]
  return paths.find((path) => isExecutable(path) && isUsable(path)) ?? null
}

/**
 * The same browser without windows, as Debian has it beside the whole one: it draws the same pages for half of the work.
 * @param {string} browser path of a browser
 * @returns {string | null} its path; null where it is not there
 */
export const findHeadlessShell = (browser) => {
  const shell = `${browser}-headless-shell`
  return isExecutable(shell) ? shell : null
}

/**
 * Whether the browser that prints runs as another user than the portal, since it never runs as root in its sandbox.
 * @param {boolean} isSandboxed
 */
export const printsAsOther = (isSandboxed) => isSandboxed && process.getuid?.() === 0
