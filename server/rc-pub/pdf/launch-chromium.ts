import type { Browser, LaunchOptions } from 'playwright-core'
import { launchAsNobody } from './launch-as-nobody.ts'

/** They keep the browser from talking to the world. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a browser is told of the portal's environment: where things are, and nothing of its store. */
const passedNames = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
]

const passedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    passedNames.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/**
 * Starts the Chromium at a path. One in a sandbox never runs as root, for whom it has none: it runs as another user then.
 * Rejects where it cannot be started so; it is never started with less.
 */
export async function launchChromium(path: string, isSandboxed: boolean): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const launch = (options: LaunchOptions): Promise<Browser> =>
    chromium.launch({
      chromiumSandbox: isSandboxed,
      args: flags,
      // whoever stops the portal closes its browser too
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      ...options,
    })
  const isRoot = process.getuid?.() === 0
  if (isSandboxed && isRoot) return launchAsNobody(path, passedEnvironment(), launch)
  return launch({ executablePath: path, env: passedEnvironment() })
}
