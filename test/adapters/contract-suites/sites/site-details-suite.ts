import type { RequestContext, SiteGateway } from '@xuekan/core'
import { asSiteId } from '@xuekan/core/site'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'

/** A gateway over some deployment, whose sites are named by their ids. */
export interface SiteDetailsWorld {
  readonly sites: Pick<SiteGateway, 'toolbar' | 'basicInfo' | 'modules'>
  readonly siteIds: {
    /** A journal that is indexed, and has tools of style 1 and a home page of modules. */
    readonly journal: string
    /** A site with tools of style 2. */
    readonly otherJournal: string
    /** A site without tools, which is no journal. */
    readonly aggregate: string
  }
  /** The column of the journal's home page. */
  readonly homeChannel: string
}

/** What every SiteGateway keeps of what a site has beside header, footer and columns. */
export function siteDetailsSuite(
  name: string,
  open: () => SiteDetailsWorld | Promise<SiteDetailsWorld>,
): void {
  let world: SiteDetailsWorld
  const contextOf = (site: keyof SiteDetailsWorld['siteIds']): RequestContext => ({
    language: 'en',
    siteId: asSiteId(world.siteIds[site]),
  })

  describe(`SiteGateway.toolbar: ${name}`, () => {
    beforeAll(async () => {
      world = await open()
    })

    it('gives the tools of a site in one of the two styles, each with an id of its own [C3.11] [C7.5]', async () => {
      const { style, items } = await valueOf(world.sites.toolbar(contextOf('journal')))
      expect(style).toBe(1)
      expect(items.length).toBeGreaterThan(2)
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect((await valueOf(world.sites.toolbar(contextOf('otherJournal')))).style).toBe(2)
    })

    it('tells feeds, letters, the basket and links apart [C2.36]', async () => {
      const { items } = await valueOf(world.sites.toolbar(contextOf('journal')))
      const platforms = items.map(({ platform }) => platform)
      expect(platforms).toEqual(expect.arrayContaining(['rss', 'email', 'folderAdd']))
      expect(items.filter(({ platform, link }) => platform === null && link !== '')).not.toEqual([])
    })

    it('gives an empty toolbar for a site without one', async () => {
      expect((await valueOf(world.sites.toolbar(contextOf('aggregate')))).items).toEqual([])
    })
  })

  describe(`SiteGateway, details: ${name}`, () => {
    beforeAll(async () => {
      world = await open()
    })

    it('tells which databases index a journal, and of none for what is no journal [C3.9] [C7.5]', async () => {
      const info = await valueOf(world.sites.basicInfo(contextOf('journal')))
      expect(info.id).toBe(world.siteIds.journal)
      expect(info.indexedIn).toContain('Scopus')
      expect((await valueOf(world.sites.basicInfo(contextOf('aggregate')))).indexedIn).toEqual([])
    })

    it('gives the modules of a column in order, and none of one that is not there [C7.5]', async () => {
      const modules = await valueOf(world.sites.modules(contextOf('journal'), world.homeChannel))
      expect(modules.length).toBeGreaterThan(1)
      expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length)
      expect(new Set(modules.map(({ channelId }) => channelId))).toEqual(new Set([world.homeChannel]))
      expect(modules.every(({ code }) => code !== '')).toBe(true)
      expect(await valueOf(world.sites.modules(contextOf('journal'), '999999999'))).toEqual([])
    })
  })
}
