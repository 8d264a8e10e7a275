import type { RequestContext } from '@xuekan/core'
import { agreementKinds } from '@xuekan/core/route'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every AgreementGateway keeps. */
export function agreementGatewaySuite(name: string, open: OpenWorld): void {
  describe(`AgreementGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    it('has one version of each kind in force [C5.8]', async () => {
      const versions = await valueOf(world.agreements.versions(context))
      const inForce = versions.filter(({ state }) => state === 'inForce')
      expect(inForce.map(({ kind }) => kind)).toEqual(agreementKinds)
    })

    it('has the text of each version by its day, and without one that in force [C5.8]', async () => {
      const versions = await valueOf(world.agreements.versions(context))
      for (const version of versions) {
        const page = await valueOf(world.agreements.page(context, version.kind, version.since))
        expect(page).toMatchObject({ version, language: 'zh', body: expect.stringMatching(/./) })
      }
      for (const kind of agreementKinds)
        expect(await valueOf(world.agreements.page(context, kind, null))).toMatchObject({
          version: { kind, state: 'inForce' },
        })
    })

    it('has none of another day', async () => {
      expect((await failureOf(world.agreements.page(context, 'terms', '1999-12-31'))).kind).toBe('absent')
      expect((await failureOf(world.agreements.page(context, 'privacy', 'today'))).kind).toBe('absent')
    })
  })
}
