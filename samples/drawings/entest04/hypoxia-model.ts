/** One typhoon: date, bottom oxygen at the start in mg/L, °C, density difference in kg/m³, and observed days to hypoxia. */
export interface Storm {
  readonly date: string
  readonly oxygen: number
  readonly celsius: number
  readonly difference: number
  readonly observed: number
}

export const storms: readonly Storm[] = [
  { date: '2018-07-23', oxygen: 5.9, celsius: 26.1, difference: 3.1, observed: 8.5 },
  { date: '2019-08-12', oxygen: 6.6, celsius: 27.4, difference: 2.2, observed: 10.9 },
  { date: '2020-08-05', oxygen: 6.1, celsius: 27, difference: 4, observed: 8.2 },
  { date: '2021-07-27', oxygen: 6.3, celsius: 26.4, difference: 1.6, observed: 12.8 },
  { date: '2022-09-15', oxygen: 6.2, celsius: 25.2, difference: 1.9, observed: 12.7 },
  { date: '2024-07-26', oxygen: 6, celsius: 27.2, difference: 5.2, observed: 7.7 },
  { date: '2025-08-21', oxygen: 6.4, celsius: 27.9, difference: 3.4, observed: 9 },
]

/** Oxygen below which the bottom is hypoxic, mg/L. */
export const threshold = 2
const above = 6.7

type State = Pick<Storm, 'oxygen' | 'celsius' | 'difference'>

/** Exchange in 1/d, and the oxygen in mg/L to which all tends. */
const box = ({ celsius, difference }: State): { readonly exchange: number; readonly end: number } => {
  const exchange = 0.105 / (1 + difference / 1.5)
  return { exchange, end: above - (0.47 * 1.08 ** (celsius - 25)) / exchange }
}

/** Bottom oxygen `days` after the wind, mg/L. */
export const oxygenAfter = (state: State, days: number): number => {
  const { exchange, end } = box(state)
  return end + (state.oxygen - end) * Math.exp(-exchange * days)
}

/** Days until the bottom is hypoxic: equation (2) of the article. */
export const daysUntil = (state: State): number => {
  const { exchange, end } = box(state)
  return Math.log((state.oxygen - end) / (threshold - end)) / exchange
}
