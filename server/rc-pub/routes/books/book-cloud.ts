import {
  bookCloudDestination,
  bookCloudKeySetting,
  bookCloudSetting,
  type BookCloudDestination,
} from '@xuekan/core/member'
import type { BookCloudSettings } from '../../store/side-settings.ts'
import { siteById, type SiteRow } from '../../store/site-row.ts'
import type { Queryable } from '../../store/database.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { bookCredential, bookCredentialKey } from './book-credential.ts'

const noCloud = refused(10_005, '本站未开通图书云服务', 'This site has no book cloud.')

const noCredential = refused(400, '图书云凭证格式不正确', 'This is no credential of the book cloud: p.')

/** The book cloud itself checks whose a credential is; here it only has to look like one. */
const credentialForm = /^[\w.~+/=-]{8,512}$/

/** C6.3, C7.8, C7.12: the settings and the address of the book cloud, of a site or else of its group. */
export const bookCloudHandlers: HandlersOf<'bookConfig' | 'bookJump' | 'memberBookJump'> = {
  bookConfig: (context) =>
    withSite(context, async (site) => {
      const configName = context.parameter('configName')
      if (configName === bookCloudKeySetting)
        return data({ configName, configValue: await bookCredentialKey(context.database) })
      if (configName !== bookCloudSetting) return data(null)
      const cloud = await cloudOf(context.database, site)
      return data({ configName, configValue: String(cloud?.loginRequired ?? false) })
    }),
  bookJump: (context) =>
    withSite(context, async (site) => {
      const cloud = await cloudOf(context.database, site)
      if (cloud === null) return noCloud
      const credential = context.parameter('p')
      if (!credentialForm.test(credential)) return noCredential
      return data({ jumpUrl: addressFor(cloud, credential) })
    }),
  memberBookJump: (context) =>
    withSite(context, async (site) => {
      const { database, members, token } = context
      const cloud = await cloudOf(database, site)
      if (cloud === null) return noCloud
      const { host } = publicSiteOf(cloud)
      const member = token === '' ? null : await members.memberOf(token)
      const credential =
        member === null
          ? ''
          : await bookCredential(database, { memberId: member.id, cloud: host, now: Date.now() })
      const leads = bookCloudDestination({
        role: member === null ? 'visitor' : 'member',
        credential,
        check: String(cloud.loginRequired),
      })
      return data({ jumpUrl: leadingTo(leads, cloud) })
    }),
}

/** null for who has to log in first. */
function leadingTo(leads: BookCloudDestination, cloud: BookCloudSettings): string | null {
  switch (leads.kind) {
    case 'service':
      return addressFor(cloud, leads.credential)
    case 'publicSite':
      return publicSiteOf(cloud).href
    case 'login':
      return null
  }
}

const publicSiteOf = (cloud: BookCloudSettings): URL => new URL('/', addressFor(cloud, ''))

const addressFor = ({ address }: BookCloudSettings, credential: string): string =>
  address.replace('{p}', () => encodeURIComponent(credential))

async function cloudOf(database: Queryable, site: SiteRow): Promise<BookCloudSettings | null> {
  // a site that was stored before there were book clouds says nothing of one
  const own = site.config.bookCloud ?? null
  return own ?? (await siteById(database, site.groupId))?.config.bookCloud ?? null
}
