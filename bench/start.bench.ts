import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBareFastify } from './support/bare-fastify-process.ts'
import { digits, machine, median } from './support/figures.ts'
import { startPortalProcess, type Served } from './support/portal-process.ts'

// How long the built server takes until it prints its addresses: over an empty folder, and over a filled one.

const rounds = 5

async function secondsUntilOpen(start: () => Promise<Served>): Promise<number> {
  const started = performance.now()
  const served = await start()
  const seconds = (performance.now() - started) / 1000
  await served.stop()
  return seconds
}

const taken = { first: [] as number[], second: [] as number[], bare: [] as number[] }
for (let round = 0; round < rounds; round++) {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-'))
  try {
    taken.first.push(await secondsUntilOpen(() => startPortalProcess(folder)))
    taken.second.push(await secondsUntilOpen(() => startPortalProcess(folder)))
    taken.bare.push(await secondsUntilOpen(() => startBareFastify({}, Buffer.from('bare'))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
const bare = median(taken.bare)
const line = (seconds: readonly number[], goal: number): string =>
  `${digits(median(seconds))} s, at most ${digits(Math.max(...seconds))} (goal ≤ ${goal}), ` +
  `${digits(median(seconds) / bare)} × a bare Fastify`
console.log(`start, medians of ${rounds} (${machine()}); a bare Fastify listens after ${digits(bare)} s`)
console.log(`  first, sample journals loaded: ${line(taken.first, 60)}`)
console.log(`  second, over the same folder: ${line(taken.second, 5)}`)
