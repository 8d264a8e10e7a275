import type { PageHost } from '@xuekan/core/route'
import { endpoints } from '@xuekan/rc-pub/contract'
import type { MemberIdentity } from '../../member-identity.ts'
import { readProfile } from '../../accounts/profiles.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { quietSearch } from '../../store/saved-searches.ts'
import { leaveSubscription, subscribe, subscriptionsOf, unsubscribe } from '../../store/subscriptions.ts'
import { data, refused, type HandlerContext, type HandlersOf, type Outcome } from '../endpoint-handler.ts'
import { requestedHost, siteName, siteOrigin } from '../feeds/site-origin.ts'
import { inLanguages } from '../in-languages.ts'
import { readSent } from '../read-sent.ts'
import { withSite } from '../sites/sites.ts'
import { withMember } from './session.ts'

export const notThere = refused(
  422,
  '请在要订阅的网站上订阅。',
  'Please subscribe on the site that you want to hear of.',
)
const noAddress = refused(
  412,
  '提醒以邮件发送，而您的账号没有用于登录的邮箱。',
  'Alerts go by e-mail, and your account has no e-mail address that you log in with.',
)

/** For the member of the token, and the journals of the site that is asked for. */
const withJournals = <T>(
  context: HandlerContext,
  answer: (member: MemberIdentity, journals: readonly SiteRow[], site: SiteRow) => Promise<Outcome<T>>,
): Promise<Outcome<T>> =>
  withMember(context, (member) =>
    withSite(context, async (site) => answer(member, await journalsOf(context.database, site), site)),
  )

/** The host of the site that mails may lead to; null for any other, and for what is no whole name of a host with at most a port. */
export async function hostOf(
  context: HandlerContext,
  origin: string,
  site: SiteRow,
): Promise<PageHost | null> {
  const [, name = ''] = /^https?:\/\/([\w-]+(?:\.[\w-]+)*)(?::\d{1,5})?$/.exec(origin) ?? []
  const isWhole = name.includes('.') || context.baseHosts.includes(name.toLowerCase())
  if (name.length > 255 || !isWhole || !URL.canParse(origin)) return null
  const host = await requestedHost(context, origin)
  return host.siteId === siteName(site).id ? host : null
}

type SubscriptionCall = 'isSubscribed' | 'subscribe' | 'unsubscribe' | 'subscriptions' | 'leaveSubscription'

/** C7.12: the journals that a member hears of by mail. Each call is answered for the member of its token alone. */
export const subscriptionHandlers: HandlersOf<SubscriptionCall> = {
  isSubscribed: (context) =>
    withJournals(context, async ({ id }, journals) => {
      const held = new Set((await subscriptionsOf(context.database, id)).map(({ siteId }) => siteId))
      const isSubscribe = journals.length > 0 && journals.every((journal) => held.has(journal.id))
      return data({ isSubscribe: isSubscribe ? 1 : 0 })
    }),
  subscribe: (context) =>
    withJournals(context, async ({ id: memberId }, sites, site) => {
      const { database, language } = context
      const host = await hostOf(context, readSent(endpoints.subscribe, context)?.origin ?? '', site)
      if (host === null) return notThere
      const profile = await readProfile(database, memberId)
      if (profile === null || profile.loginEmail === '') return noAddress
      const journals = sites.map((journal) => ({ id: journal.id, origin: siteOrigin(host, journal) }))
      await subscribe(database, { memberId, journals, language, now: Date.now() })
      return data(null)
    }),
  unsubscribe: (context) =>
    withJournals(context, async ({ id }, journals) => {
      await unsubscribe(
        context.database,
        id,
        journals.map((journal) => journal.id),
      )
      return data(null)
    }),
  subscriptions: (context) =>
    withMember(context, async ({ id }) => {
      const rows = await subscriptionsOf(context.database, id)
      return data(
        rows.map(({ siteId, sld, title, begun }) => ({
          siteId: String(siteId),
          sld,
          begun,
          ...inLanguages('title', title, context.language),
        })),
      )
    }),
  leaveSubscription: async ({ database, parameter }) => {
    await leaveSubscription(database, parameter('leave'))
    await quietSearch(database, parameter('leave'))
    return data(null)
  },
}
