import { channelsWithin } from '../../domain/channel/find-channel.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { mapResult } from '../../usecases/async-results.ts'
import { journalsOf, siteById, type FakeContent } from './fake-content.ts'
import type { FakeResults } from './fake-results.ts'

/** Sites in memory; the layout of none of them has a toolbar. */
export const createFakeSiteGateway = (
  content: FakeContent,
  answers: FakeResults,
): Omit<SiteGateway, 'toolbar' | 'basicInfo' | 'modules'> => ({
  findSite: (address) =>
    answers('findSite', () => {
      const found = content.sites.find(({ site }) =>
        'siteId' in address ? site.id === address.siteId : site.sld === address.sld,
      )
      return found?.site ?? null
    }),
  site: ({ siteId }) => answers('site', () => siteById(content, siteId)?.site ?? null),
  group: ({ siteId }) =>
    mapResult(
      answers('group', () => {
        const own = siteById(content, siteId)
        if (own === null) return null
        return { group: own.groupId === null ? null : (siteById(content, own.groupId)?.site ?? null) }
      }),
      ({ group }) => group,
    ),
  layout: ({ siteId }) =>
    answers('layout', () => {
      const own = siteById(content, siteId)
      if (own === null) return null
      const { themeId, gray } = own.site
      const styles = { headerStyle: own.header.style, toolbarStyle: 0, footerStyle: own.footer?.style ?? 2 }
      return { themeId, gray, ...styles, modules: content.homeModules?.[siteId] ?? [] }
    }),
  header: ({ siteId }) => answers('header', () => siteById(content, siteId)?.header ?? null),
  footer: ({ siteId }) => answers('footer', () => siteById(content, siteId)?.footer ?? null),
  channels: ({ siteId }) => answers('channels', () => siteById(content, siteId)?.channels ?? []),
  channelPage: ({ siteId, language }, channelId) =>
    answers('channelPage', () => {
      const own = siteById(content, siteId)
      for (const { channel } of channelsWithin(own?.channels ?? [])) {
        if (channel.id !== channelId) continue
        return { channel: { ...channel, children: [] }, body: own?.bodies[channelId]?.[language] ?? null }
      }
      return null
    }),
  journal: ({ siteId }) => answers('journal', () => siteById(content, siteId)?.journal ?? null),
  journals: ({ siteId }) =>
    answers('journals', () =>
      journalsOf(content, siteId).flatMap(({ journal }) => (journal === null ? [] : [journal])),
    ),
})
