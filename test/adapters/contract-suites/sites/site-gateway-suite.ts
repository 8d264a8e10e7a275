import { channelsWithin } from '@xuekan/core/menu'
import { asSiteId } from '@xuekan/core/site'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SiteGateway keeps. */
export function siteGatewaySuite(name: string, open: OpenWorld): void {
  describe(`SiteGateway: ${name}`, () => {
    let world: GatewayWorld
    beforeAll(async () => {
      world = await open()
    })

    it('finds a site by its subdomain, and the same one by its id [C7.4]', async () => {
      const bySld = await valueOf(world.sites.findSite({ sld: world.slds.journal }, 'en'))
      expect(bySld.sld).toBe(world.slds.journal)
      expect(await valueOf(world.sites.findSite({ siteId: bySld.id }, 'en'))).toEqual(bySld)
    })

    it('tells the three types of site apart', async () => {
      const { journal, group, aggregate } = world.slds
      const types = await Promise.all(
        [journal, group, aggregate].map(
          async (sld) => (await valueOf(world.sites.findSite({ sld }, 'zh'))).type,
        ),
      )
      expect(types).toEqual(['single', 'group', 'all'])
    })

    it('names a site alike in both languages, whichever is asked for', async () => {
      const inChinese = await valueOf(world.sites.findSite({ sld: world.slds.journal }, 'zh'))
      const inEnglish = await valueOf(world.sites.findSite({ sld: world.slds.journal }, 'en'))
      expect(inEnglish).toEqual(inChinese)
      expect(inChinese.name.zh).not.toBe('')
      expect(inChinese.name.en).not.toBe('')
    })

    it('fails for a site that is not there', async () => {
      const failure = await failureOf(world.sites.findSite({ sld: 'no-such-site' }, 'zh'))
      expect(['absent', 'refused']).toContain(failure.kind)
    })

    it('gives every site a header with a style and search types [C7.5]', async () => {
      for (const sld of Object.values(world.slds)) {
        const header = await valueOf(world.sites.header(await contextOf(world, sld)))
        expect(header.style).toBeGreaterThanOrEqual(1)
        expect(header.searchTypes).not.toEqual([])
      }
    })

    it('gives channels of the site itself, each with an id of its own [C7.5]', async () => {
      const context = await contextOf(world, world.slds.journal)
      const channels = [...channelsWithin(await valueOf(world.sites.channels(context)))].map(
        ({ channel }) => channel,
      )
      expect(channels.length).toBeGreaterThan(1)
      expect(new Set(channels.map(({ id }) => id)).size).toBe(channels.length)
      expect(new Set(channels.map(({ siteId }) => siteId))).toEqual(new Set([context.siteId]))
    })

    it('gives the page of each of its channels [C7.5]', async () => {
      const context = await contextOf(world, world.slds.journal)
      for (const { channel } of channelsWithin(await valueOf(world.sites.channels(context)))) {
        const page = await valueOf(world.sites.channelPage(context, channel.id))
        expect({ ...page.channel, children: channel.children, parentId: channel.parentId }).toEqual(channel)
      }
    })

    it('has no page for an unknown channel, nor for one of another site', async () => {
      const context = await contextOf(world, world.slds.journal)
      const foreign = await valueOf(world.sites.channels(await contextOf(world, world.slds.otherJournal)))
      for (const id of ['999999999', foreign[0]?.id ?? '']) {
        expect((await failureOf(world.sites.channelPage(context, id))).kind).toBe('absent')
      }
    })

    it('gives a journal for a journal site, and none for a group or the aggregate [C7.5]', async () => {
      const context = await contextOf(world, world.slds.journal)
      expect((await valueOf(world.sites.journal(context))).siteId).toBe(context.siteId)
      for (const sld of [world.slds.group, world.slds.aggregate]) {
        expect((await failureOf(world.sites.journal(await contextOf(world, sld)))).kind).toBe('absent')
      }
    })

    it('lists the journals of a group, all of which the aggregate lists too', async () => {
      const listed = async (sld: string) => {
        const journals = await valueOf(world.sites.journals(await contextOf(world, sld)))
        return journals.map((journal) => journal.sld)
      }
      const ofGroup = await listed(world.slds.group)
      expect(ofGroup).toEqual(expect.arrayContaining([world.slds.journal, world.slds.otherJournal]))
      expect(await listed(world.slds.aggregate)).toEqual(expect.arrayContaining(ofGroup))
    })

    it('describes a journal in a list as its own site does', async () => {
      const journals = await valueOf(world.sites.journals(await contextOf(world, world.slds.group)))
      for (const journal of journals) {
        const context = await contextOf(world, journal.sld)
        expect(await valueOf(world.sites.journal(context))).toEqual(journal)
      }
    })

    it('answers about a site that is not there without breaking', async () => {
      const nobody = { language: 'zh', siteId: asSiteId('999999999') } as const
      expect((await failureOf(world.sites.journal(nobody))).kind).toMatch(/absent|refused/)
    })
  })
}
