import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { capture, root, run } from './run.mjs'

const debianChromium = '/usr/bin/chromium'

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A browser for tests and for printing: the one named by XUEKAN_CHROMIUM, Playwright's own, or Debian's.
 * @returns {Promise<string | null>} its path; null when there is none
 * @throws when XUEKAN_CHROMIUM names something that cannot be run
 */
export async function findBrowser() {
  const named = process.env['XUEKAN_CHROMIUM']
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new Error(`XUEKAN_CHROMIUM names ${named}, which cannot be run.`)
  }
  const { chromium } = await import('playwright')
  return [chromium.executablePath(), debianChromium].find(isExecutable) ?? null
}

/** @returns {boolean} true where packages of Debian or Ubuntu can be installed without asking */
const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/**
 * @param {readonly string[]} packages
 * @param {AbortSignal | undefined} signal
 */
async function installDebian(packages, signal) {
  if ((await run('apt-get', ['update', '-qq'], { signal })) !== 0) return false
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, signal }
  return (await run('apt-get', ['install', '-y', '-qq', ...packages], options)) === 0
}

/** Chinese pages need Chinese glyphs in pictures; a machine without them gets them where that is possible. */
async function ensureChineseFont() {
  if (!isDebianRoot()) return
  const { code, output } = await capture('fc-list', [':lang=zh', 'family'])
  if (code === 0 && output.trim() !== '') return
  await installDebian(['fonts-noto-cjk'], undefined)
}

/**
 * Finds a browser, or gets one: Playwright's own, else Debian's where packages can be installed.
 * @param {{ readonly signal?: AbortSignal }} [options] when given up, what has been started for it is ended
 * @returns {Promise<string | null>} its path; null when there is none to be had
 * @throws when XUEKAN_CHROMIUM names something that cannot be run
 */
export async function obtainBrowser({ signal } = {}) {
  const found = await findBrowser()
  if (found !== null) return found
  console.log('Getting a browser…')
  const playwright = join(root, 'node_modules/playwright/cli.js')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  await run(process.execPath, [playwright, 'install', 'chromium'], { env, signal })
  const downloaded = await findBrowser()
  if (downloaded !== null) {
    if (isDebianRoot()) await run(process.execPath, [playwright, 'install-deps', 'chromium'], { signal })
    return downloaded
  }
  if (isDebianRoot() && signal?.aborted !== true) await installDebian(['chromium', 'fonts-noto-cjk'], signal)
  return findBrowser()
}

/**
 * Finds a browser for the tests, or gets one; ends the process with one sentence when there is none to be had.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  try {
    await ensureChineseFont()
    const browser = await obtainBrowser()
    if (browser !== null) return browser
    console.error('No browser was found and none could be got: install Chromium or set XUEKAN_CHROMIUM.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  return process.exit(1)
}
