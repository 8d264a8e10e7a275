import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { launchChromium } from '../../../server/rc-pub/pdf/launch-chromium.ts'
import { printPage } from '../../../server/rc-pub/pdf/print-page.ts'
import { foundBrowser } from './found-browser.ts'
import { slowPrint } from './recording-printer.ts'

/** A process of this machine. */
interface Running {
  readonly pid: number
  readonly parent: number
  readonly user: number
  /** Whether the system filters what it asks of it. */
  readonly isFiltered: boolean
  /** How much it leaves to others; 0 as usual. */
  readonly niceness: number
  readonly command: string
  readonly environment: string
}

function readRunning(pid: number): readonly Running[] {
  try {
    const read = (name: string): string => readFileSync(`/proc/${pid}/${name}`, 'utf8')
    const status = read('status')
    const numberOf = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
    const command = read('cmdline').replaceAll('\0', ' ')
    const [parent, user, isFiltered] = [numberOf('PPid'), numberOf('Uid'), numberOf('Seccomp') === 2]
    const niceness = Number(read('stat').split(') ').at(-1)?.split(' ')[16])
    return [{ pid, parent, user, isFiltered, niceness, command, environment: read('environ') }]
  } catch {
    // it has ended meanwhile
    return []
  }
}

/** Whether the system tells of its processes, as Linux does: elsewhere nothing can be seen of them. */
const isToldOf = existsSync('/proc/self/status')

/** The processes of the browsers that this one has started, without what starts them. */
function ownBrowsers(): readonly Running[] {
  const all = (isToldOf ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readRunning(Number(name)))
  const below = (pid: number): readonly Running[] =>
    all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)])
  return below(process.pid).filter(({ command }) => /^\S*chrom\S* .*--/.test(command))
}

async function launchHere(isSandboxed: boolean) {
  const path = await foundBrowser()
  if (!path.ok) throw new Error(path.error)
  const browser = await launchChromium(path.value, isSandboxed)
  onTestFinished(() => browser.close())
  return browser
}

describe('launchChromium', { timeout: slowPrint }, () => {
  it('never runs as root in its sandbox, nor without its sandbox unless told so, nor knows of the store', async () => {
    process.env['DATABASE_URL'] = 'postgres://secret'
    onTestFinished(() => void delete process.env['DATABASE_URL'])
    // a machine that gives it no sandbox gets none at all
    const browser = await launchHere(true).catch(() => null)
    await (await browser?.newPage())?.setContent('<p>text')
    const running = ownBrowsers()
    expect(running.length > 2).toBe(browser !== null && isToldOf)
    expect(running.filter(({ command }) => command.includes('--no-sandbox'))).toEqual([])
    expect(running.filter(({ user }) => user === 0)).toEqual([])
    const renderers = running.filter(({ command }) => command.includes('--type=renderer'))
    expect(new Set(renderers.map(({ isFiltered }) => isFiltered))).toEqual(
      new Set(browser === null || !isToldOf ? [] : [true]),
    )
    expect(running.map(({ environment }) => environment).join('')).not.toContain('secret')
  })

  it('runs without its sandbox where the machine keeps it apart', async () => {
    await launchHere(false)
    expect(ownBrowsers().some(({ command }) => command.includes('--no-sandbox'))).toBe(isToldOf)
  })

  it('prints after all else that the machine has to do', async () => {
    const browser = await launchHere(false)
    const seen: number[] = []
    await printPage(browser, {
      html: '<!doctype html><title>t</title><img src="/a.png">',
      resolve: async () => {
        const renderers = ownBrowsers().filter(({ command }) => command.includes('--type=renderer'))
        seen.push(...renderers.map(({ niceness }) => niceness))
        return null
      },
    })
    expect(seen.some((niceness) => niceness > 0)).toBe(isToldOf)
  })

  it('rejects where a browser cannot be started in its sandbox', async () => {
    await expect(launchChromium('/nowhere/chromium', true)).rejects.toThrow(/chromium/)
    expect(ownBrowsers()).toEqual([])
  })
})
