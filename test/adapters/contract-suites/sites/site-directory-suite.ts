import { asSiteId } from '@xuekan/core/site'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SiteGateway keeps of a site among the others. */
export function siteDirectorySuite(name: string, open: OpenWorld): void {
  describe(`SiteGateway, site by site: ${name}`, () => {
    let world: GatewayWorld
    beforeAll(async () => {
      world = await open()
    })

    it('tells a site by its id as it is found by its subdomain [C7.4]', async () => {
      for (const sld of Object.values(world.slds)) {
        const site = await valueOf(world.sites.findSite({ sld }, 'en'))
        const context = { language: 'en', siteId: site.id } as const
        expect(await valueOf(world.sites.site(context))).toEqual(site)
      }
    })

    it('names the group of a journal, and none for a group or the aggregate [C7.4]', async () => {
      const { journal, otherJournal, group, aggregate } = world.slds
      for (const sld of [journal, otherJournal]) {
        const found = await valueOf(world.sites.group(await contextOf(world, sld)))
        expect(found?.sld).toBe(group)
      }
      for (const sld of [group, aggregate]) {
        expect(await valueOf(world.sites.group(await contextOf(world, sld)))).toBeNull()
      }
    })

    it('lays a site out in the styles of its header and its footer [C7.16]', async () => {
      for (const sld of Object.values(world.slds)) {
        const context = await contextOf(world, sld)
        const layout = await valueOf(world.sites.layout(context))
        const header = await valueOf(world.sites.header(context))
        const site = await valueOf(world.sites.findSite({ sld }, 'zh'))
        expect(layout).toMatchObject({ headerStyle: header.style, themeId: site.themeId, gray: site.gray })
        expect([1, 2]).toContain(layout.footerStyle)
        expect([0, 1, 2]).toContain(layout.toolbarStyle)
        expect(new Set(layout.modules.map(({ id }) => id)).size).toBe(layout.modules.length)
      }
    })

    it('knows nothing of a site that is not there', async () => {
      const nobody = { language: 'zh', siteId: asSiteId('999999999') } as const
      for (const answer of [world.sites.site(nobody), world.sites.layout(nobody)]) {
        expect((await failureOf(answer)).kind).toMatch(/absent|refused/)
      }
    })
  })
}
