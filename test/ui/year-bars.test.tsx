import { describe, expect, it } from 'vitest'
import { YearBars } from '../../ui/widgets/results/YearBars.tsx'
import { htmlOf, portalFor } from './support/portal.tsx'

const counts = { 2026: 4, 2024: 40, 2023: 10, 2021: 20 } as const
const values = [2026, 2024, 2023, 2021].map((year) => ({
  value: String(year),
  label: String(year),
  count: counts[year as keyof typeof counts],
}))

/** Each bar from the left: how tall it is, and whether it stands back. */
async function barsOf(props: Parameters<typeof YearBars>[0]) {
  const html = htmlOf(await portalFor({ language: 'en' }), <YearBars {...props} />)
  const bars = [...html.matchAll(/<rect([^>]*)>/g)].map(([, attributes = '']) => ({
    x: Number(/ x="(\d+)"/.exec(attributes)?.[1]),
    tall: Number(/ height="(\d+)"/.exec(attributes)?.[1]),
    isBack: attributes.includes('class='),
  }))
  return bars.toSorted((one, other) => one.x - other.x).map(({ tall, isBack }) => [tall, isBack])
}

describe('YearBars', () => {
  it('draws the years from the oldest to the newest, the fullest over the whole height', async () => {
    expect(await barsOf({ values })).toEqual([
      [26, false],
      [13, false],
      [52, false],
      [5, false],
    ])
  })

  it('sets back the years beyond a range and beside those that are chosen', async () => {
    const back = async (props: Omit<Parameters<typeof YearBars>[0], 'values'>) =>
      (await barsOf({ values, ...props })).map(([, isBack]) => isBack)
    expect(await back({ range: { from: 2023, to: 2024 } })).toEqual([true, false, false, true])
    expect(await back({ range: { from: null, to: 2023 } })).toEqual([false, false, true, true])
    expect(await back({ chosen: ['2021', '2026'] })).toEqual([false, true, true, false])
  })

  it('draws nothing where fewer than three years are counted', async () => {
    const uncounted = values.map((each, at) => (at < 2 ? { ...each, count: null } : each))
    expect(await barsOf({ values: uncounted })).toEqual([])
    expect(await barsOf({ values: values.slice(0, 3) })).toHaveLength(3)
  })
})
