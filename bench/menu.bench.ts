import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../test/browser/chromium.ts'
import { digits, machine, median, quantile } from './support/figures.ts'
import type { Fitter } from './support/menu-page.tsx'
import { buildMenuPage, openMenu, resizeTo } from './support/menu-pages.ts'

// What the channel menu costs after a window resize, in Chromium: script, style and layout from the event on, against
// a plain fit over widths taken once, and against @fluentui/priority-overflow, each over the same HTML and styles.

const fitters: readonly Fitter[] = ['ours', 'plain', 'fluent', 'nobody']

/** How wide the window becomes, by turns: each step moves entries into More or back. */
interface Course {
  readonly name: string
  readonly widths: (whole: number) => readonly number[]
  readonly rounds: number
  readonly goals: Readonly<Record<number, Readonly<Partial<Record<Fitter, number>>>>>
}

const courses: readonly Course[] = [
  {
    name: 'windows of readers, which show some dozen entries',
    widths: () => [1_200, 960, 1_320, 840, 1_080, 1_440],
    rounds: 12,
    goals: { 10: { plain: 1.3 }, 100: { plain: 1.3 }, 1_000: { plain: 1.3 } },
  },
  {
    name: 'windows from a narrow one to the width of the whole menu, where most entries come and go',
    widths: (whole) => [0.8, 0.05, 0.9, 0.02, 0.7, 1].map((part) => Math.max(800, Math.round(whole * part))),
    rounds: 5,
    goals: {
      10: { plain: 1.3 },
      100: { plain: 1.3, fluent: 0.5 },
      1_000: { plain: 1.3, fluent: 0.1 },
    },
  },
]
const warmUp = 2
/** What header style 1 leaves free of the window's width, in CSS pixels. */
const besideMenu = 180

/** One round of resizes: the median of their times, in milliseconds. */
async function measureRound(page: Page, fitter: Fitter, widths: readonly number[]): Promise<number> {
  await page.bringToFront()
  const times: number[] = []
  const shown = new Set<number>()
  for (const width of widths) {
    const resize = await resizeTo(page, width)
    times.push(resize.took)
    shown.add(resize.shown)
  }
  if (fitter !== 'nobody' && shown.size < 2)
    throw new Error(`${fitter} shows ${[...shown].join()} at any width.`)
  return median(times)
}

async function measureCount(browser: Browser, folder: string, course: Course, count: number): Promise<void> {
  const pages = new Map<Fitter, Page>()
  let needed = 0
  for (const fitter of fitters) {
    const { page, whole } = await openMenu(browser, folder, { fitter, count })
    pages.set(fitter, page)
    needed = whole + besideMenu
  }
  const times = new Map<Fitter, number[]>(fitters.map((fitter) => [fitter, []]))
  for (let round = -warmUp; round < course.rounds; round += 1) {
    // By turns, each first as often as the others: what else the machine does then falls on all alike.
    for (let turn = 0; turn < fitters.length; turn += 1) {
      const fitter = fitters[(turn + round + warmUp) % fitters.length] ?? 'ours'
      const page = pages.get(fitter)
      if (page === undefined) continue
      const took = await measureRound(page, fitter, course.widths(needed))
      if (round >= 0) times.get(fitter)?.push(took)
    }
  }
  for (const page of pages.values()) await page.context().close()
  print(course, count, times)
}

function print({ goals }: Course, count: number, times: ReadonlyMap<Fitter, readonly number[]>): void {
  const of = (fitter: Fitter): readonly number[] => times.get(fitter) ?? []
  const share = (fitter: Fitter): string => {
    const shares = of('ours').map((ours, round) => ours / (of(fitter)[round] ?? Number.NaN))
    const goal = goals[count]?.[fitter]
    return (
      `${digits(median(shares))} × (half of the rounds ${digits(quantile(shares, 0.25))} to ` +
      `${digits(quantile(shares, 0.75))}${goal === undefined ? '' : `; goal ≤ ${goal}`})`
    )
  }
  const line = (fitter: Fitter): string => `${digits(median(of(fitter)))} ms, ours ${share(fitter)}`
  console.log(`  ${count.toLocaleString('en')} entries: ${digits(median(of('ours')))} ms`)
  console.log(`    a plain fit ${line('plain')}`)
  console.log(`    @fluentui/priority-overflow ${line('fluent')}`)
  console.log(`    the same page, not fitted anew ${digits(median(of('nobody')))} ms`)
}

const folder = mkdtempSync(join(tmpdir(), 'xuekan-menu-'))
const browser = await launchChromium()
try {
  await buildMenuPage(folder)
  console.log(`the menu after a window resize, medians (${machine()}, Chromium ${browser.version()})`)
  for (const course of courses) {
    console.log(course.name)
    for (const count of [10, 100, 1_000]) await measureCount(browser, folder, course, count)
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
