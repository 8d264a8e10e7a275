import { normal, range, seeded } from '../kit.ts'

const gasConstant = 8.314
/** Catalpol in the raw root, per cent of the dry weight. */
const startContent = 3.42
/** Loss of catalpol at 100 °C, per hour, and its activation energy in J/mol. */
const rateAt100 = 0.118
const activation = 96_000

/** Temperatures of the experiment in °C. */
const temperatures = [90, 100, 110, 120] as const

/** How much faster the root changes at this temperature (°C) than at 100 °C. */
const acceleration = (celsius: number): number =>
  Math.exp((-activation / gasConstant) * (1 / (celsius + 273.15) - 1 / 373.15))

/** Rate of loss per hour. */
const rate = (celsius: number): number => rateAt100 * acceleration(celsius)

/** Catalpol (%) after so many hours. */
export const catalpol = (celsius: number, hours: number): number =>
  startContent * Math.exp(-rate(celsius) * hours)

/** Lightness L* of the cut face after a dose, in hours at 100 °C. */
export const lightness = (dose: number): number => 15.5 + 27 * Math.exp(-dose / 6.2)

/** Cooks call a root black when its lightness is at most this. */
export const black = 18

interface Measured {
  readonly hours: number
  readonly value: number
}

const times: Readonly<Record<(typeof temperatures)[number], readonly number[]>> = {
  90: [2, 4, 8, 12, 16, 20, 24],
  100: [1, 2, 4, 6, 9, 12, 16, 20],
  110: [0.5, 1, 2, 3, 5, 7, 9],
  120: [0.25, 0.5, 1, 1.5, 2.5, 3.5],
}

/** Means of three batches. */
export const contents = temperatures.map((celsius, at) => {
  const random = seeded(310 + at)
  return {
    celsius,
    points: times[celsius].map((hours): Measured => ({
      hours,
      value: catalpol(celsius, hours) * (1 + 0.035 * normal(random)),
    })),
  }
})

/** Lightness of each programme over its dose; the nine steamings have one point a steaming of 3.4 h. */
export const colours = [
  ...temperatures.map((celsius, at) => {
    const random = seeded(520 + at)
    return {
      programme: String(celsius),
      points: times[celsius].map((hours): Measured => {
        const dose = hours * acceleration(celsius)
        return { hours: dose, value: lightness(dose) + 0.55 * normal(random) }
      }),
    }
  }),
  (() => {
    const random = seeded(909)
    return {
      programme: 'nine',
      points: range(1, 9, 9).map((cycle): Measured => {
        const dose = cycle * 3.4
        return { hours: dose, value: lightness(dose) + 0.5 * normal(random) }
      }),
    }
  })(),
]
