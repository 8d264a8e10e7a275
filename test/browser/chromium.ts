import { chromium, type Browser } from 'playwright'
import { findBrowser, findHeadlessShell } from '../../app/commands/setup/find-browser.mjs'

/** Root in a container has no sandbox and no GPU; the rest keeps the browser from talking to the world. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts the browser that the machine has, on a screen where one is named. Whoever starts it closes it. Tests that measure
 * nothing are content with the browser without windows, where it is there (`vitest.config.ts`).
 */
export async function launchChromium(
  more: readonly string[] = [],
  display: string | null = null,
): Promise<Browser> {
  const browser = await findBrowser()
  if (browser === null) throw new Error('There is no Chromium here: npm test gets one')
  const shell = display === null && process.env['HEADLESS_SHELL'] === 'on' ? findHeadlessShell(browser) : null
  const executablePath = shell ?? browser
  const onScreen = display === null ? {} : { headless: false, env: { ...process.env, DISPLAY: display } }
  return chromium.launch({ executablePath, args: [...flags, ...more], ...onScreen })
}
