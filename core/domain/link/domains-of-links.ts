import { channelsWithin } from '../channel/find-channel.ts'
import type { Channel } from '../channel/channel.ts'
import { parseRoute } from '../route/parse-route.ts'
import type { Journal } from '../site/journal.ts'
import type { SiteName } from './link-context.ts'

/** The journals that jump columns lead to by their short-names (C2.1, C2.24), in lower case, each once. */
export const journalsOfLinks = (channels: readonly Channel[]): readonly string[] => [
  ...new Set(
    [...channelsWithin(channels)].flatMap(({ channel }) => {
      const route = parseRoute(channel.link)
      return route.page === 'home' && route.site !== null ? [route.site.toLowerCase()] : []
    }),
  ),
]

/** The domains of those journals, where they have one. */
export const domainsOfLinks = (
  channels: readonly Channel[],
  journals: readonly Pick<Journal, 'sld' | 'domain'>[],
): readonly Pick<SiteName, 'sld' | 'domain'>[] =>
  journalsOfLinks(channels).flatMap((sld) => {
    const domain = journals.find((journal) => journal.sld === sld)?.domain ?? ''
    return domain === '' ? [] : [{ sld, domain }]
  })
