/** Grain size at the start, nm. */
export const firstSize = 32

/** Volume fraction of tantalum. */
const fraction = 0.0182

/** One temperature of the alloy: °C, mobility in nm²/h, and the limit of growth in nm. */
export interface Anneal {
  readonly celsius: number
  readonly mobility: number
  readonly limit: number
}

export const anneals: readonly Anneal[] = [
  { celsius: 400, mobility: 4.05, limit: 41 },
  { celsius: 500, mobility: 394, limit: 58 },
  { celsius: 600, mobility: 13_430, limit: 96 },
]

/** Hours until the grains of the alloy have a size in nm below the limit: equation (2) of the article. */
const hoursUntil = ({ mobility, limit }: Anneal, size: number): number =>
  (limit ** 2 / mobility) * (Math.log((limit - firstSize) / (limit - size)) - (size - firstSize) / limit)

/** Grain size of the alloy after `hours`, nm. */
export const sizeAfter = (anneal: Anneal, hours: number): number => {
  let [low, high] = [firstSize, anneal.limit - 1e-9]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (hoursUntil(anneal, middle) < hours) low = middle
    else high = middle
  }
  return low
}

/** Grain size of pure copper after `hours`, nm: the parabola, with 113 kJ/mol. */
export const copperAfter = (celsius: number, hours: number): number => {
  const rate = 1.21e6 * Math.exp((-112_700 / 8.314) * (1 / (celsius + 273) - 1 / 673))
  return Math.sqrt(firstSize ** 2 + rate * hours)
}

/** Hardness in GPa of copper, and of the alloy with its clusters, by the Hall–Petch relation. */
export const hardness = (size: number, clusters: boolean): number =>
  (clusters ? 0.72 : 0.3) + 10 / Math.sqrt(size)

/** Zener's limit in nm for clusters of a radius in nm. */
export const zenerLimit = (radius: number): number => (4 * radius) / (3 * fraction)
