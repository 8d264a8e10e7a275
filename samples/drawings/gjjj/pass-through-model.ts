/** Cumulative pass-through of exports priced in one currency, quarter by quarter. */
export interface Response {
  readonly currency: 'renminbi' | 'dollar' | 'local'
  /** In the quarter of the change, and after two years. */
  readonly impact: number
  readonly later: number
  /** Standard error in the quarter of the change; it grows with the square root of the quarters. */
  readonly error: number
}

export const responses: readonly Response[] = [
  { currency: 'renminbi', impact: 0.94, later: 0.71, error: 0.021 },
  { currency: 'dollar', impact: 0.27, later: 0.42, error: 0.016 },
  { currency: 'local', impact: 0.08, later: 0.34, error: 0.018 },
]

/** The estimate after so many quarters, and half the width of its 95 % interval. */
export const passThrough = (
  { impact, later, error }: Response,
  quarters: number,
): readonly [estimate: number, half: number] => {
  const share = (1 - Math.exp(-quarters / 2.6)) / (1 - Math.exp(-8 / 2.6))
  return [impact + (later - impact) * share, 1.96 * error * Math.sqrt(1 + quarters / 3)]
}

/** Shares of the value of exports by currency of the price, in per cent, year by year from 2014. */
export const shares = {
  from: 2014,
  renminbi: [11, 13, 12.4, 13.1, 15.2, 17.8, 20.1, 22.9, 27.4, 32.2, 35.6, 38.3],
  dollar: [79.2, 77.3, 77.8, 76.9, 74.8, 72, 69.7, 66.8, 62.1, 57.5, 54.3, 51.9],
} as const

/** The gap between renminbi and local pricing in the first quarter, by fifths of market share. */
export const gapByMarketShare: readonly (readonly [estimate: number, half: number])[] = [
  [0.93, 0.05],
  [0.91, 0.05],
  [0.88, 0.05],
  [0.81, 0.06],
  [0.66, 0.08],
]
