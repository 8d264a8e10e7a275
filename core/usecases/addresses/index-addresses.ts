import { rankingMeasures } from '../../domain/article/ranking.ts'
import { defaultLanguage } from '../../domain/language/ui-language.ts'
import { succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

const onSite = { language: defaultLanguage, siteId: null } as const

/** The three rankings, over all time. */
export const rankingAddresses: ListAddresses = () =>
  succeed(
    rankingMeasures.map((by) => ({
      route: { page: 'ranking', ...onSite, by, period: 'all' },
      changedOn: '',
    })),
  )

/** The list of feeds, which every site has. */
export const feedsAddresses: ListAddresses = () =>
  succeed([{ route: { page: 'rss', language: null }, changedOn: '' }])

/** The site map, which every site has. */
export const siteMapAddresses: ListAddresses = () =>
  succeed([{ route: { page: 'siteMap', ...onSite }, changedOn: '' }])
