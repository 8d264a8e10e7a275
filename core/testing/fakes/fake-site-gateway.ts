import { channelsWithin } from '../../domain/channel/find-channel.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { journalsOf, siteById, type FakeContent } from './fake-content.ts'
import type { FakeResults } from './fake-results.ts'

export const createFakeSiteGateway = (content: FakeContent, answers: FakeResults): SiteGateway => ({
  findSite: (address) =>
    answers('findSite', () => {
      const found = content.sites.find(({ site }) =>
        'siteId' in address ? site.id === address.siteId : site.sld === address.sld,
      )
      return found?.site ?? null
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
