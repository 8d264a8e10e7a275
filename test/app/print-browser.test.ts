import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isOpenToAll, isRunByAll } from '../../app/commands/setup/find-browser.mjs'
import { findPrintBrowser } from '../../app/server/print-browser.ts'
import { createRenderWatch } from '../../app/server/running/render-watch.ts'

/** A program in a folder of its own. */
function program(folderMode: number, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'browser')
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, mode)
  chmodSync(folder, folderMode)
  return path
}

function named(path: string): void {
  const before = process.env['XUEKAN_CHROMIUM']
  process.env['XUEKAN_CHROMIUM'] = path
  onTestFinished(() => {
    if (before === undefined) delete process.env['XUEKAN_CHROMIUM']
    else process.env['XUEKAN_CHROMIUM'] = before
  })
}

describe('the browser that prints', () => {
  it('is one that every user may run and come to, where it runs as another user', () => {
    const runs: readonly (readonly [number, number, boolean])[] = [
      [0o755, 0o755, true],
      [0o711, 0o755, true],
      [0o700, 0o755, false],
      [0o755, 0o700, false],
      [0o755, 0o751, false],
      [0o755, 0o644, false],
    ]
    for (const [folder, file, isRun] of runs)
      expect([folder, file, isRunByAll(program(folder, file))]).toEqual([folder, file, isRun])
    const hidden = program(0o700, 0o755)
    mkdirSync(join(hidden, '..', 'open'))
    expect(isOpenToAll(join(hidden, '..', 'open', 'not', 'there', 'yet'))).toBe(false)
    expect(isOpenToAll('/usr/share/not/there/yet')).toBe(true)
  })

  it('is looked for at each print, and why there is none is said in a sentence', async () => {
    named('/nowhere/chromium')
    const missing = { ok: false, error: 'XUEKAN_CHROMIUM names /nowhere/chromium, which cannot be run.' }
    expect(await findPrintBrowser(false)).toEqual(missing)
    const path = program(0o755, 0o755)
    named(path)
    expect(await findPrintBrowser(true)).toEqual({ ok: true, value: path })
    expect(await findPrintBrowser(false)).toEqual({ ok: true, value: path })
  })

  it('is never one that root alone can run where the portal is root in want of a sandbox', async () => {
    const path = program(0o700, 0o755)
    named(path)
    const isRoot = process.getuid?.() === 0
    expect((await findPrintBrowser(true)).ok).toBe(!isRoot)
    expect(JSON.stringify(await findPrintBrowser(true))).toContain(
      isRoot ? `${path} cannot be run by other users than root` : path,
    )
    expect((await findPrintBrowser(false)).ok).toBe(true)
  })
})

describe('createRenderWatch', () => {
  it('is busy while a page is rendered, and for two seconds after the last one', async () => {
    let now = 0
    const { isBusy, watched } = createRenderWatch(() => now)
    expect(isBusy()).toBe(false)
    const ends: ((failure: Error) => void)[] = []
    const render = watched(() => new Promise((_resolve, reject) => ends.push(reject)))
    const request = { address: '/', host: 'a', protocol: 'http', cookies: {} } as const
    const pages = [render(request as never), render(request as never)]
    now = 10_000
    for (const isStill of [true, true]) {
      expect(isBusy()).toBe(isStill)
      ends.shift()?.(new Error('gone'))
    }
    await Promise.allSettled(pages)
    expect(isBusy()).toBe(true)
    now = 11_999
    expect(isBusy()).toBe(true)
    now = 12_000
    expect(isBusy()).toBe(false)
  })
})
