import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { inherited } from '../../browser/support/inherited.ts'

export const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Built in a second by the real Vite, into what a checkout's build holds. */
const files: Readonly<Record<string, string>> = {
  'package-lock.json': '{ "packages": { "": {} } }',
  'node_modules/.package-lock.json': '{ "packages": { "node_modules/vite": {} } }',
  'vite.config.ts': `import { defineConfig } from 'vite'
const folder = process.env['BUILD_FOLDER']
const input = (path) => ({ rolldownOptions: { input: path, output: { entryFileNames: '[name].js' } } })
export default defineConfig({
  builder: {},
  environments: {
    client: { build: { outDir: folder + '/client', manifest: 'manifest.json', ...input('app/client.ts') } },
    ssr: { build: { outDir: folder + '/server', ssr: true, ...input('app/main.ts') } },
  },
})`,
  'tsconfig.json': '{}',
  'app/client.ts': 'document.title = "small"',
  'app/later.ts': 'export const words = "first"',
  // tells of its build at once, and once more, by a chunk that it had not loaded, when it is asked to
  'app/main.ts': `import { readFileSync } from 'node:fs'
readFileSync(new URL('../client/manifest.json', import.meta.url))
console.log('It is open.')
process.stdin.once('data', async () => {
  const { words } = await import('./later.ts')
  console.log('later ' + words)
  process.exit()
})`,
}

/** One `npm start` in a checkout. */
export interface SmallStart {
  readonly pid: number
  readonly heard: () => string
  /** Waits until it has said these words; fails where it ends without. */
  readonly says: (words: string) => Promise<void>
  readonly ask: () => void
  readonly kill: () => void
  /** Exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>
}

/** A folder with the commands of this project, its Vite, and a portal of three files; gone with the test. */
export function smallCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['app/commands', 'app/server/settings', 'package.json'])
    cpSync(join(project, path), join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(project, 'node_modules/vite'), join(folder, 'node_modules/vite'), 'junction')
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { folder, write, start: (env: Readonly<Record<string, string>> = {}) => start(folder, env) }
}

/** Before another rc-pub no browser is looked for. */
function start(folder: string, env: Readonly<Record<string, string>>): SmallStart {
  const child = spawn(process.execPath, ['app/commands/start.mjs'], {
    cwd: folder,
    env: { ...inherited(), RC_PUB_URL: 'http://127.0.0.1:9', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let heard = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      heard += text
      for (const listener of listeners) listener()
    })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return {
    pid: child.pid ?? 0,
    heard: () => heard,
    says: (words) =>
      new Promise((resolve, reject) => {
        const listen = (): void => {
          if (heard.includes(words)) resolve()
        }
        listeners.add(listen)
        listen()
        void ended.then((code) => reject(new Error(`ended with ${code}: ${heard}`)))
      }),
    ask: () => void child.stdin.write('\n'),
    kill: () => void child.kill('SIGKILL'),
    ended,
  }
}
