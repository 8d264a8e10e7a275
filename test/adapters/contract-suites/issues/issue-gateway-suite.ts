import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every IssueGateway keeps. */
export function issueGatewaySuite(name: string, open: OpenWorld): void {
  describe(`IssueGateway: ${name}`, () => {
    let world: GatewayWorld
    beforeAll(async () => {
      world = await open()
    })

    it('gives the years of a journal newest first, each with its issues newest first [C7.6]', async () => {
      const years = await valueOf(world.issues.years(await contextOf(world, world.slds.journal)))
      const numbers = years.map(({ year }) => year)
      expect(numbers.length).toBeGreaterThan(1)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a))
      for (const { issues } of years) {
        const issueNumbers = issues.map(({ issue }) => Number(issue))
        expect(issueNumbers).toEqual(issueNumbers.toSorted((a, b) => b - a))
      }
    })

    it('gives each issue an id of its own, its site and its year', async () => {
      const context = await contextOf(world, world.slds.journal)
      const years = await valueOf(world.issues.years(context))
      const issues = years.flatMap((year) => year.issues)
      expect(new Set(issues.map(({ id }) => id)).size).toBe(issues.length)
      for (const { year, issues: ofYear } of years) {
        expect(ofYear.every((issue) => issue.year === year && issue.siteId === context.siteId)).toBe(true)
      }
    })

    it('gives none for a site without a journal', async () => {
      expect(await valueOf(world.issues.years(await contextOf(world, world.slds.group)))).toEqual([])
    })
  })
}
