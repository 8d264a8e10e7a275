import type { UiLanguage } from '@xuekan/core'
import type { Channel } from '@xuekan/core/menu'
import type { ListRoute } from '@xuekan/core/route'

/** What a site collects: below its column, where it has one that is enabled. */
export const anyCollection = (language: UiLanguage, column: Channel | null): ListRoute<'albumList'> => ({
  page: 'albumList',
  language,
  siteId: null,
  channelId: column?.enabled === true ? column.id : null,
})
