import type { RequestContext, SearchConditionGateway, SiteDetailsGateway, ToolbarGateway } from '@xuekan/core'
import { conditionTypes, fieldsOfSearchType } from '@xuekan/core/search'
import { asSiteId } from '@xuekan/core/site'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../first-answer.ts'

/** Gateways of what a site has beside header, footer and columns, over some deployment. */
export interface ShellWorld {
  readonly tools: ToolbarGateway
  readonly siteDetails: SiteDetailsGateway
  readonly searchConditions: Pick<SearchConditionGateway, 'conditions'>
  /** Ids of sites there. */
  readonly sites: {
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

export function shellGatewaysSuite(name: string, open: () => ShellWorld | Promise<ShellWorld>): void {
  let world: ShellWorld
  const contextOf = (site: keyof ShellWorld['sites']): RequestContext => ({
    language: 'en',
    siteId: asSiteId(world.sites[site]),
  })

  describe(`ToolbarGateway: ${name}`, () => {
    beforeAll(async () => {
      world = await open()
    })

    it('gives the tools of a site in one of the two styles, each with an id of its own [C3.11] [C7.5]', async () => {
      const { style, items } = await valueOf(world.tools.tools(contextOf('journal')))
      expect(style).toBe(1)
      expect(items.length).toBeGreaterThan(2)
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect((await valueOf(world.tools.tools(contextOf('otherJournal')))).style).toBe(2)
    })

    it('tells feeds, letters, the basket and links apart [C2.36]', async () => {
      const { items } = await valueOf(world.tools.tools(contextOf('journal')))
      const platforms = items.map(({ platform }) => platform)
      expect(platforms).toEqual(expect.arrayContaining(['rss', 'email', 'folderAdd']))
      expect(items.filter(({ platform, link }) => platform === null && link !== '')).not.toEqual([])
    })

    it('gives an empty toolbar for a site without one', async () => {
      expect((await valueOf(world.tools.tools(contextOf('aggregate')))).items).toEqual([])
    })
  })

  describe(`SitePartsGateway: ${name}`, () => {
    beforeAll(async () => {
      world = await open()
    })

    it('tells which databases index a journal, and of none for what is no journal [C3.9] [C7.5]', async () => {
      const info = await valueOf(world.siteDetails.basicInfo(contextOf('journal')))
      expect(info.id).toBe(world.sites.journal)
      expect(info.indexedIn).toContain('Scopus')
      expect((await valueOf(world.siteDetails.basicInfo(contextOf('aggregate')))).indexedIn).toEqual([])
    })

    it('gives the modules of a column in order, and none of one that is not there [C7.5]', async () => {
      const modules = await valueOf(world.siteDetails.modules(contextOf('journal'), world.homeChannel))
      expect(modules.length).toBeGreaterThan(1)
      expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length)
      expect(new Set(modules.map(({ channelId }) => channelId))).toEqual(new Set([world.homeChannel]))
      expect(modules.every(({ name }) => name.zh !== '' && name.en !== '')).toBe(true)
      expect(await valueOf(world.siteDetails.modules(contextOf('journal'), '999999999'))).toEqual([])
    })
  })

  describe(`SearchConditionGateway.conditions: ${name}`, () => {
    beforeAll(async () => {
      world = await open()
    })

    it.each(conditionTypes)(
      'offers conditions for %s, out of the fields of that type [C3.10] [C7.4]',
      async (type) => {
        const conditions = await valueOf(world.searchConditions.conditions(contextOf('journal'), type))
        const offered = conditions.map(({ field }) => field)
        expect(offered.length).toBeGreaterThan(1)
        expect(fieldsOfSearchType(type)).toEqual(expect.arrayContaining(offered))
        expect(conditions.every(({ condition, enCondition }) => condition !== '' && enCondition !== '')).toBe(
          true,
        )
      },
    )
  })
}
