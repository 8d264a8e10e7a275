import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { fillFolder } from '../../server/store/prepared-folder.ts'
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

type Provided = Pick<ProvidedContext, 'port' | 'filledFolder' | 'starts'>

interface SharedPortal {
  readonly provided: Provided
  readonly stop: () => Promise<void>
}

declare global {
  /** The portal of the projects that are under way, and how many they are: each loads this file for itself. */
  var sharedPortal: { users: number; readonly portal: Promise<SharedPortal> } | undefined
}

/** One built portal over the sample journals for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (globalThis.sharedPortal ??= { users: 0, portal: startShared() })
  shared.users += 1
  const { provided, stop } = await shared.portal
  project.provide('port', provided.port)
  project.provide('filledFolder', provided.filledFolder)
  project.provide('starts', provided.starts)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    globalThis.sharedPortal = undefined
    await stop()
  }
}

async function startShared(): Promise<SharedPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-portal-'))
  // as a new user starts it: with the contents of decades
  const first = await startTimed(join(folder, 'new'))
  await first.portal.stop()

  const filledFolder = join(folder, 'filled')
  const today = new Date().toISOString().slice(0, 10)
  await fillFolder(join(filledFolder, 'database'), 'samples', today)
  // what a portal makes of a store beside it, such as the replica that searches run on, is there afterwards
  const maker = await startTimed(filledFolder)
  await maker.portal.stop()
  const own = join(folder, 'own')
  cpSync(filledFolder, own, { recursive: true })
  const second = await startTimed(own)
  return {
    provided: {
      port: second.portal.port,
      filledFolder,
      starts: { first: first.took, second: second.took },
    },
    stop: async () => {
      await second.portal.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startTimed(folder: string) {
  const begun = performance.now()
  // all tests ask from one address, which no reader does
  const portal = await startPortalProcess({ XUEKAN_DATA: folder, RATE_LIMITS: 'off' })
  return { portal, took: performance.now() - begun }
}
