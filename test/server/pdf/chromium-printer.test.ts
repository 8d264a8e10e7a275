import { err, ok } from '@xuekan/core'
import type { Browser } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import {
  createChromiumPrinter,
  type ChromiumPrinterOptions,
} from '../../../server/rc-pub/pdf/chromium-printer.ts'
import { launchChromium } from '../../../server/rc-pub/pdf/launch-chromium.ts'
import type { PdfPrinter, ResolveResource } from '../../../server/rc-pub/pdf/pdf-printer.ts'
import { foundBrowser } from './found-browser.ts'
import { slowPrint } from './recording-printer.ts'

const open: PdfPrinter[] = []
const launched: Browser[] = []

/** The real printer, whose browsers can be looked at. */
function createPrinter(options: Partial<ChromiumPrinterOptions> = {}): PdfPrinter {
  const printer = createChromiumPrinter({
    findBrowser: foundBrowser,
    isSandboxed: false,
    timeLimit: slowPrint,
    pictureLimit: slowPrint,
    launch: async (path, isSandboxed) => {
      const browser = await launchChromium(path, isSandboxed)
      launched.push(browser)
      return browser
    },
    ...options,
  })
  open.push(printer)
  return printer
}

afterEach(async () => {
  for (const printer of open.splice(0)) await printer.close()
  launched.length = 0
})

const html = '<!doctype html><title>t</title><p>text'
const nothing: ResolveResource = async () => null
const never = new Promise<never>(() => undefined)

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

describe('createChromiumPrinter', { timeout: slowPrint }, () => {
  it('starts one browser for many documents, and one again after a crash', async () => {
    const printer = createPrinter()
    const printed = await Promise.all([printer.print(html, nothing), printer.print(html, nothing)])
    expect(printed.map((one) => one.ok && isPdf(one.value))).toEqual([true, true])
    expect(launched).toHaveLength(1)
    await launched[0]?.close()
    expect((await printer.print(html, nothing)).ok).toBe(true)
    expect(launched).toHaveLength(2)
  })

  it('prints again with a new browser when the one at work dies', async () => {
    const printer = createPrinter()
    await printer.print(html, nothing)
    let killed = false
    const killing: ResolveResource = async () => {
      if (!killed) await launched[0]?.close()
      killed = true
      return null
    }
    const printed = await printer.print(`${html}<img src="/a.png">`, killing)
    expect([printed.ok, killed, launched.length]).toEqual([true, true, 2])
  })

  it('ends the browser when it has nothing to do, and when it is closed', async () => {
    const printer = createPrinter({ idleTime: 1 })
    await printer.print(html, nothing)
    await new Promise((resolve) => {
      if (launched[0]?.isConnected() === false) resolve(null)
      else launched[0]?.on('disconnected', resolve)
    })
    const other = createPrinter()
    await other.print(html, nothing)
    await other.close()
    expect(launched.map((browser) => browser.isConnected())).toEqual([false, false])
    expect(await other.print(html, nothing)).toEqual({ ok: false, error: 'failed' })
  })

  it('gives up a document that takes too long, and prints the next one', async () => {
    const printer = createPrinter({ timeLimit: 1 })
    expect(await printer.print(html, nothing)).toEqual({ ok: false, error: 'timeout' })
    const patient = createPrinter({ timeLimit: 15_000 })
    expect(await patient.print(`${html}<img src="/a.png">`, () => never)).toEqual({
      ok: false,
      error: 'timeout',
    })
    expect((await patient.print(html, nothing)).ok).toBe(true)
  })

  it('draws pictures while a document is printed, and one that has to be stopped takes no document with it [C5.9]', async () => {
    const printer = createPrinter({ pictureLimit: 15_000 })
    const held: (() => void)[] = []
    const slow: ResolveResource = () => new Promise((resolve) => held.push(() => resolve(null)))
    const printing = printer.print(`${html}<img src="/a.png">`, slow)
    await expect.poll(() => held.length, { timeout: slowPrint }).toBe(1)
    const drawn = await printer.draw(html, nothing, { width: 20, height: 10 })
    expect(drawn.ok && drawn.value.length > 0).toBe(true)
    expect(await printer.draw(`${html}<img src="/b.png">`, () => never, { width: 20, height: 10 })).toEqual({
      ok: false,
      error: 'timeout',
    })
    expect((await printer.draw(html, nothing, { width: 20, height: 10 })).ok).toBe(true)
    for (const release of held) release()
    expect((await printing).ok).toBe(true)
    expect(held).toHaveLength(1)
  })

  it('says that no browser is there, or why it cannot be started', async () => {
    const without = createPrinter({ findBrowser: async () => err('There is none.') })
    expect([await without.isThere(), await without.check()]).toEqual([false, 'There is none.'])
    expect(await without.print(html, nothing)).toEqual({ ok: false, error: 'not-ready' })
    const reports: unknown[] = []
    const broken = createPrinter({
      findBrowser: async () => ok('/nowhere/chromium'),
      isSandboxed: true,
      report: (failure) => reports.push(failure),
    })
    expect(await broken.isThere()).toBe(true)
    const reason =
      /^\/nowhere\/chromium cannot be started in its sandbox \(.*(?:ENOENT|doesn't exist).*\), so that no PDFs are printed: /
    expect(await broken.check()).toMatch(reason)
    expect(await broken.print(html, nothing)).toEqual({ ok: false, error: 'not-ready' })
    // who has said it at the start says no more
    expect(reports).toEqual([])
    const unchecked = createPrinter({
      findBrowser: async () => ok('/nowhere/chromium'),
      report: (failure) => reports.push(failure),
    })
    for (let n = 0; n < 2; n += 1)
      expect(await unchecked.print(html, nothing)).toEqual({ ok: false, error: 'not-ready' })
    expect(reports).toEqual([expect.stringMatching(/^\/nowhere\/chromium cannot be started \(/)])
  })

  it('gives a document up when it is told to, and prints the next one with the same browser', async () => {
    const printer = createPrinter()
    const giveUp = new AbortController()
    const asked: ResolveResource = () => {
      giveUp.abort()
      return never
    }
    expect(await printer.print(`${html}<img src="/a.png">`, asked, giveUp.signal)).toEqual({
      ok: false,
      error: 'given-up',
    })
    expect(await printer.print(html, nothing, giveUp.signal)).toEqual({ ok: false, error: 'given-up' })
    expect((await printer.print(html, nothing)).ok).toBe(true)
    expect(launched).toHaveLength(1)
  })
})
