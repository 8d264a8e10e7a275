/** One catalyst of the series: how it was found to be, and how it fared on stream. */
export interface Catalyst {
  readonly name: string
  /** Thiele modulus of hexane cracking, from the diffusion length. */
  readonly modulus: number
  /** Conversion at the beginning, as a fraction. */
  readonly start: number
  /** Hours until conversion is half of that at the beginning. */
  readonly life: number
  /** Coke at that time within the micropores and outside them, mass per cent of the fresh catalyst. */
  readonly coke: readonly [inside: number, outside: number]
}

export const catalysts: readonly Catalyst[] = [
  { name: 'HZ-0', modulus: 2.4, start: 0.87, life: 19, coke: [5.6, 1.3] },
  { name: 'HZ-4', modulus: 0.88, start: 0.93, life: 68, coke: [4.4, 4.9] },
  { name: 'HZ-8', modulus: 0.48, start: 0.95, life: 98, coke: [3.5, 8.2] },
  { name: 'HZ-16', modulus: 0.36, start: 0.9, life: 84, coke: [4.1, 9.6] },
]

const [longest, weight] = [118, 0.9]

/** Life in hours at this modulus, where only diffusion shortens it. */
export const lifeAt = (modulus: number): number => longest / (1 + weight * modulus ** 2)

/** Conversion after some hours on stream, as a fraction. */
export const conversionAt = ({ start, life }: Catalyst, hours: number): number => {
  const width = 0.13 * life + 3
  return (start * (1 + Math.exp(-life / width))) / (1 + Math.exp((hours - life) / width))
}
