import { bookCloudSetting } from '@xuekan/core/member'
import type { BookCloudSettings } from '../../store/side-settings.ts'
import { siteById, type SiteRow } from '../../store/site-row.ts'
import type { Queryable } from '../../store/database.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'

const noCloud = refused(10_005, '本站未开通图书云服务', 'This site has no book cloud.')

const noCredential = refused(400, '图书云凭证格式不正确', 'This is no credential of the book cloud: p.')

/** The book cloud itself checks whose a credential is; here it only has to look like one. */
const credentialForm = /^[\w.~+/=-]{8,512}$/

/** C7.8: the setting and the address of the book cloud, of a site or else of its group. */
export const bookCloudHandlers: HandlersOf<'bookConfig' | 'bookJump'> = {
  bookConfig: (context) =>
    withSite(context, async (site) => {
      if (context.parameter('configName') !== bookCloudSetting) return data(null)
      const cloud = await cloudOf(context.database, site)
      return data({ configName: bookCloudSetting, configValue: String(cloud?.loginRequired ?? false) })
    }),
  bookJump: (context) =>
    withSite(context, async (site) => {
      const cloud = await cloudOf(context.database, site)
      if (cloud === null) return noCloud
      const credential = context.parameter('p')
      if (!credentialForm.test(credential)) return noCredential
      return data({ jumpUrl: cloud.address.replace('{p}', () => encodeURIComponent(credential)) })
    }),
}

async function cloudOf(database: Queryable, site: SiteRow): Promise<BookCloudSettings | null> {
  // a site that was stored before there were book clouds says nothing of one
  const own = site.config.bookCloud ?? null
  return own ?? (await siteById(database, site.groupId))?.config.bookCloud ?? null
}
