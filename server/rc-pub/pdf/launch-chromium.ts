import type { Browser } from 'playwright'

/** They keep the browser from talking to the world. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the Chromium at a path. Only root, for whom it has no sandbox, goes without one. */
export async function launchChromium(path: string): Promise<Browser> {
  const { chromium } = await import('playwright')
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: path,
    chromiumSandbox: !isRoot,
    args: isRoot ? [...flags, '--no-sandbox'] : flags,
    // whoever stops the portal closes its browser too
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
