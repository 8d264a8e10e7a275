import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../app/commands/setup/find-browser.mjs'

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

/** Starts the browser that the machine has. Whoever starts it closes it. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await findBrowser()
  if (executablePath === null) throw new Error('There is no Chromium here: npm test gets one')
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}
