import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../first-answer.ts'
import { readerOf, type GatewayWorld, type OpenWorld } from './gateway-world.ts'

/** What every PeriodGateway keeps. */
export function periodGatewaySuite(name: string, open: OpenWorld): void {
  describe(`PeriodGateway: ${name}`, () => {
    let world: GatewayWorld
    beforeAll(async () => {
      world = await open()
    })

    it('gives the years of a journal newest first, each with its issues newest first [C7.6]', async () => {
      const years = await valueOf(world.periods.periods(await readerOf(world, world.slds.journal)))
      const numbers = years.map(({ year }) => year)
      expect(numbers.length).toBeGreaterThan(1)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a))
      for (const { periods } of years) {
        const issues = periods.map(({ issue }) => Number(issue))
        expect(issues).toEqual(issues.toSorted((a, b) => b - a))
      }
    })

    it('gives each issue an id of its own, its site and its year', async () => {
      const reader = await readerOf(world, world.slds.journal)
      const years = await valueOf(world.periods.periods(reader))
      const periods = years.flatMap((year) => year.periods)
      expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length)
      for (const { year, periods: ofYear } of years) {
        expect(ofYear.every((period) => period.year === year && period.siteId === reader.siteId)).toBe(true)
      }
    })

    it('gives none for a site without a journal', async () => {
      expect(await valueOf(world.periods.periods(await readerOf(world, world.slds.group)))).toEqual([])
    })
  })
}
