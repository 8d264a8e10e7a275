import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortalProcess } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the one portal that all end-to-end tests read from. They change nothing in it. */
    readonly port: number
    /** A data folder with the sample journals that no process has open: to be copied. */
    readonly filledFolder: string
    /** From the start of a process to its being open, in milliseconds: over no data, and over the filled folder. */
    readonly starts: { readonly first: number; readonly second: number }
  }
}

/** One built portal over the sample journals for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-portal-'))
  const filledFolder = join(folder, 'filled')
  const first = await startTimed(filledFolder)
  await first.portal.stop()

  const own = join(folder, 'own')
  cpSync(filledFolder, own, { recursive: true })
  const second = await startTimed(own)
  project.provide('port', second.portal.port)
  project.provide('filledFolder', filledFolder)
  project.provide('starts', { first: first.took, second: second.took })
  return async () => {
    await second.portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startTimed(folder: string) {
  const begun = performance.now()
  const portal = await startPortalProcess({ XUEKAN_DATA: folder })
  return { portal, took: performance.now() - begun }
}
