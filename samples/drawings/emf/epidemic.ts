import { normal, range, seeded } from '../kit.ts'

/** Days of the study: 77 weeks from 6 January 2025. */
export const days = 539
const population = 2_870_000
/** Free testing ended on 29 June 2025, the last day of week 25; the share of infections reported then fell until week 39. */
export const testingEnds = 175

const wave = (week: number, peak: number, at: number, spread: number): number =>
  peak * Math.exp(-(((week - at) / spread) ** 2) / 2)

/** Infections per day per 100 inhabitants; time in days, also before the study. */
const incidence = (day: number): number => {
  const week = day / 7
  return (wave(week, 2.9, 8, 3.2) + wave(week, 1.7, 33, 3.4) + wave(week, 2.4, 57, 3.6) + 0.16) / 7
}

/** Share of the population infected at present (%): infections of the last seven days. */
export const prevalence = (day: number): number =>
  range(0, 6, 7).reduce((sum, k) => sum + incidence(day - k), 0)

/** Share of infections that reach the case register. */
const ascertainment = (day: number): number =>
  day < testingEnds ? 0.31 : 0.04 + 0.27 * Math.max(0, 1 - (day - testingEnds) / 98) ** 1.6

/** Generation interval: gamma with mean 3.3 d and standard deviation 1.6 d, by day. */
const generation = (() => {
  const shape = (3.3 / 1.6) ** 2
  const raw = range(1, 14, 14).map((d) => d ** (shape - 1) * Math.exp((-d * shape) / 3.3))
  const sum = raw.reduce((a, b) => a + b, 0)
  return raw.map((w) => w / sum)
})()

const renewal = (series: (day: number) => number, day: number): number =>
  series(day) / generation.reduce((sum, w, i) => sum + w * series(day - i - 1), 0)

/** The true reproduction number. */
export const reproduction = (day: number): number => renewal(incidence, day)

/** What a register alone shows: falling ascertainment passes for falling transmission. */
export const reproductionFromCases = (day: number): number =>
  renewal((d) => incidence(d) * ascertainment(d), day)

/** Half the width of the 95 % interval of the joint and of the case-based estimate. */
export const halfWidth = (day: number, joint: boolean): number =>
  joint
    ? 0.035 + 0.012 / Math.sqrt(prevalence(day))
    : 0.03 + 0.017 / Math.sqrt(prevalence(day) * ascertainment(day))

/** Weekly concentrations, log10 copies per mL, of the pooled 14 sewersheds. */
export const concentrations = ((): readonly { readonly day: number; readonly value: number }[] => {
  const random = seeded(77)
  return range(0, 76, 77).map((week) => {
    const day = week * 7 + 3
    return { day, value: 1.62 + Math.log10(prevalence(day - 4)) + 0.09 * normal(random) }
  })
})()

/** Reported cases a day, weekly means. */
export const reported = ((): readonly { readonly day: number; readonly cases: number }[] => {
  const random = seeded(41)
  return range(0, 76, 77).map((week) => {
    const day = week * 7 + 3
    const mean = (incidence(day - 3) / 100) * population * ascertainment(day)
    return { day, cases: mean * (1 + 0.08 * normal(random)) }
  })
})()

/** Seven household surveys of about 1 900 people: prevalence in per cent. */
export const surveys = ((): readonly {
  readonly day: number
  readonly n: number
  readonly value: number
}[] => {
  const random = seeded(7)
  return ([6, 10, 20, 31, 36, 55, 60] as const).map((week, i) => {
    const day = week * 7 + 3
    const n = 1900 + ((i * 37) % 90)
    const p = prevalence(day) / 100
    return { day, n, value: 100 * (p + 0.6 * Math.sqrt((p * (1 - p)) / n) * normal(random)) }
  })
})()
