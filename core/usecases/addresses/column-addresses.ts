import { columnRoute } from '../../domain/channel/column-route.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import { isWithinHome } from '../../domain/home/home-columns.ts'
import { defaultLanguage } from '../../domain/language/ui-language.ts'
import { succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

/** Every enabled channel that has a column page of its own (C2.3); those that fill a part of the home have nothing to read. */
export const columnAddresses: ListAddresses = ({ shell: { channels } }) =>
  succeed(
    [...channelsWithin(channels)].flatMap(({ channel }) => {
      const route =
        channel.enabled && !isWithinHome(channel) ? columnRoute(channel, channels, defaultLanguage) : null
      return route?.page === 'channel' ? [{ route: { ...route, language: null }, changedOn: '' }] : []
    }),
  )
