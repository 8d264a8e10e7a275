import { localise } from '@xuekan/core'
import { validateSubscription } from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import { endpoints } from '@xuekan/rc-pub/contract'
import { journalsOf } from '../../store/site-row.ts'
import { refusedAs } from '../auth/refusals.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { siteOrigin } from '../feeds/site-origin.ts'
import { readSent } from '../read-sent.ts'
import { withSite } from '../sites/sites.ts'
import { hostOf, notThere } from './subscriptions.ts'

const noAddress = refused(422, '邮箱格式不正确', 'The e-mail address is malformed.')
const wrongCode = refused(
  423,
  '验证码不正确或已失效，请按新图片输入',
  'The code is not right, or no longer good: please type the new one.',
)
const isOver = refused(
  404,
  '链接已使用或已过期，请重新订阅。',
  'This link has been used or is too old, please subscribe again.',
)

/** C5.11: alerts by mail for people without an account, behind a captcha and a letter that asks first. */
export const openAlertHandlers: HandlersOf<'askForAlerts' | 'confirmAlerts'> = {
  askForAlerts: (context) =>
    withSite(context, async (site) => {
      const { database, language, openAlerts } = context
      const sent = readSent(endpoints.askForAlerts, context)
      const keywords = sent?.keywords?.flatMap((word) => word ?? []) ?? []
      const form = { email: sent?.email ?? '', captcha: sent?.captcha ?? '', keywords: keywords.join(';') }
      const read = validateSubscription(form)
      if (!read.ok) return read.error.captcha === undefined ? noAddress : wrongCode
      const host = await hostOf(context, sent?.origin ?? '', site)
      if (host === null) return notThere
      const journals = (await journalsOf(database, site)).map((journal) => ({
        id: journal.id,
        origin: siteOrigin(host, journal),
      }))
      const outcome = await openAlerts.ask({
        ...read.value,
        identify: sent?.identify ?? '',
        journals,
        language,
        name: localise(site.config.name, language),
        address: (word) => host.origin + formatRoute({ page: 'emailSubscribe', language, confirm: word }),
      })
      if (outcome === 'asked') return data(null)
      if (outcome === 'wrongCode') return wrongCode
      return refusedAs({ kind: 'later', seconds: Math.ceil(outcome.wait / 1_000) })
    }),
  confirmAlerts: async (context) => {
    const word = readSent(endpoints.confirmAlerts, context)?.word ?? ''
    return (await context.openAlerts.confirm(word)) ? data(null) : isOver
  },
}
