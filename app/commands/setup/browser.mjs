import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkSettings } from '../../server/settings/check-settings.mjs'
import {
  findBrowser,
  findHeadlessShell,
  isDebians,
  isOpenToAll,
  isRunByAll,
  ownBrowserPath,
  printsAsOther,
} from './find-browser.mjs'
import { capture, root, run } from './run.mjs'

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
 * @param {{ readonly signal?: AbortSignal, readonly isForAll?: boolean }} [options] when given up, what has been started
 *   for it is ended; whether every user of the machine must be able to run it
 * @returns {Promise<string | null>} its path; null when there is none to be had
 * @throws when XUEKAN_CHROMIUM names something that cannot be run
 */
async function obtainBrowser({ signal, isForAll = false } = {}) {
  const find = () => findBrowser(isForAll ? isRunByAll : undefined)
  const found = await find()
  if (found !== null || process.env['XUEKAN_CHROMIUM']) return found
  console.error('Getting a browser…')
  const playwright = join(root, 'node_modules/playwright-core/cli.js')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  // what only root can come to serves nobody else
  if (!isForAll || isOpenToAll(await ownBrowserPath()))
    await run(process.execPath, [playwright, 'install', 'chromium'], { env, signal })
  const downloaded = await find()
  if (downloaded !== null) {
    if (isDebianRoot()) await run(process.execPath, [playwright, 'install-deps', 'chromium'], { signal })
    return downloaded
  }
  if (isDebianRoot() && signal?.aborted !== true) await installDebian(['chromium', 'fonts-noto-cjk'], signal)
  return find()
}

/**
 * Finds a browser that prints PDFs, or gets one and says so.
 * @param {{ readonly signal?: AbortSignal }} [options]
 * @returns {Promise<string | null>} its path; null when there is none to be had, which it has said
 */
export async function obtainPrintBrowser({ signal } = {}) {
  const checked = checkSettings(process.env)
  try {
    const browser = await obtainBrowser({
      isForAll: printsAsOther(!checked.ok || checked.values.printSandbox),
      ...(signal === undefined ? {} : { signal }),
    })
    if (browser !== null) return browser
    console.error('No browser for PDFs of articles could be got: install Chromium or set XUEKAN_CHROMIUM.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  return null
}

/**
 * Finds a browser for the tests, or gets one; ends the process with one sentence when there is none to be had.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  try {
    await ensureChineseFont()
    const browser = await obtainBrowser()
    if (browser !== null) {
      // tests drive it where it can be had, and the whole browser else
      if (isDebians(browser) && isDebianRoot() && findHeadlessShell(browser) === null)
        await installDebian(['chromium-headless-shell'], undefined)
      return browser
    }
    console.error('No browser was found and none could be got: install Chromium or set XUEKAN_CHROMIUM.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  return process.exit(1)
}
