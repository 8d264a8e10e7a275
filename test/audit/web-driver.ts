import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { inherited } from '../browser/support/inherited.ts'

/** A browser that is driven by W3C WebDriver, one window. */
export interface DrivenBrowser {
  readonly name: string
  readonly open: (address: string) => Promise<void>
  /** Of the window, in CSS pixels, as near as the browser can. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** What an expression gives in the page; a function in it has to be called. */
  readonly read: <T>(expression: string) => Promise<T>
  /** Presses what stands at a place of the window for as long as people do. */
  readonly press: (x: number, y: number) => Promise<void>
  /** Types into what has the focus; `keys` names those without a letter. */
  readonly type: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Keys without a letter, as WebDriver writes them. */
export const keys = { enter: '\uE007', escape: '\uE00C', right: '\uE014', down: '\uE015' } as const

/** Milliseconds that a press lasts. */
const pressed = 90

const libraries = '/usr/lib'

/** The small browser that comes with WebKit for GTK; null where it is not installed. */
function miniBrowser(): string | null {
  const found = readdirSync(libraries).flatMap((triplet) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => `${libraries}/${triplet}/${name}/MiniBrowser`),
  )
  return found.find((path) => existsSync(path)) ?? null
}

const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0

/** What WebKit needs to be driven. */
export const hasWebKit = (): boolean =>
  process.platform === 'linux' && miniBrowser() !== null && isThere('WebKitWebDriver') && isThere('xvfb-run')

async function answered(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/status`).catch(() => ({ ok: false }))
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The driver of WebKit does not answer')
}

/** Opens WebKit, the engine of Safari, on a screen that nobody sees. */
export async function openWebKit(port: number): Promise<DrivenBrowser> {
  const driver: ChildProcess = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 2560x1600x24', 'WebKitWebDriver', `--port=${port}`],
    { env: inherited(), stdio: 'ignore', detached: true },
  )
  await answered(port)
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { readonly value: T }
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const browser = { binary: miniBrowser(), args: ['--automation'] }
  const { sessionId, capabilities } = await ask<{
    readonly sessionId: string
    readonly capabilities: { readonly browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } } })
  const post = <T>(path: string, body: object): Promise<T> =>
    ask('POST', `/session/${sessionId}${path}`, body)
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    open: (url) => post('/url', { url }),
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    read: (expression) => post('/execute/sync', { script: `return ${expression}`, args: [] }),
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: pressed },
        { type: 'pointerUp', button: 0 },
      ]
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    type: async (text) => {
      const actions = Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat()
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined)
      if (driver.pid !== undefined) process.kill(-driver.pid)
    },
  }
}
