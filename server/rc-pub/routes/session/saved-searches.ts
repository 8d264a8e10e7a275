import { isFollowed, parseSavedSearch, printSavedSearch, searchPaceOf } from '@xuekan/core/member'
import { endpoints } from '@xuekan/rc-pub/contract'
import { readProfile } from '../../accounts/profiles.ts'
import { searchOf } from '../../alerts/saved-search-request.ts'
import { dropSearch, saveSearch, savedSearchesOf } from '../../store/saved-searches.ts'
import { data, readId, refused, type HandlersOf } from '../endpoint-handler.ts'
import { conditionOf } from '../index-terms/find-term.ts'
import { namesOfTerms } from '../index-terms/name-terms.ts'
import { inLanguages } from '../in-languages.ts'
import { readSent } from '../read-sent.ts'
import { withSite } from '../sites/sites.ts'
import { withMember } from './session.ts'
import { hostOf, notThere } from './subscriptions.ts'

const noSearch = refused(422, '没有可以保存的检索。', 'There is no search to be saved.')
const tooMany = refused(
  429,
  '保存的检索已达上限，请先删除一些。',
  'You have saved as many searches as there can be: please drop some first.',
)
const noAddress = refused(
  412,
  '提醒以邮件发送，而您的账号没有用于登录的邮箱。检索可以只保存，不提醒。',
  'Alerts go by e-mail, and your account has no e-mail address that you log in with. The search can be saved without alerts.',
)

const noAddressForTerm = refused(
  412,
  '提醒以邮件发送，而您的账号没有用于登录的邮箱。请先在“账号安全”添加邮箱。',
  'Alerts go by e-mail, and your account has no e-mail address that you log in with. Please add one under account security.',
)

type SavedSearchCall = 'savedSearches' | 'saveSearch' | 'dropSearch'

/** Searches that members have saved. Each call is answered for the member of its token alone. */
export const savedSearchHandlers: HandlersOf<SavedSearchCall> = {
  savedSearches: (context) =>
    withMember(context, async ({ id }) => {
      const { database, language } = context
      const rows = await savedSearchesOf(database, id)
      const followed = rows.flatMap(({ id: of, siteId, search }) => {
        const term = parseSavedSearch(search)
        return term !== null && isFollowed(term) ? [{ of, siteId, term }] : []
      })
      const names = await namesOfTerms(database, followed)
      const nameOf = new Map(followed.map(({ of }, place) => [of, names[place]]))
      return data(
        rows.map(({ id: of, siteId, title, ...row }) => ({
          ...row,
          id: String(of),
          ...inLanguages('name', nameOf.get(of) ?? { zh: '', en: '' }, language),
          siteId: String(siteId),
          ...inLanguages('title', title, language),
        })),
      )
    }),
  saveSearch: (context) =>
    withMember(context, ({ id: memberId }) =>
      withSite(context, async (site) => {
        const { database, language, today } = context
        const sent = readSent(endpoints.saveSearch, context)
        const search = parseSavedSearch(sent?.search ?? '')
        if (search === null) return noSearch
        const pace = searchPaceOf(sent?.pace ?? null)
        if (isFollowed(search)) {
          if (conditionOf(search) === null) return noSearch
        } else {
          const requested = searchOf(search, { journals: [], sites: null }, today)
          if (requested.kind === 'refused') return requested
        }
        const host = await hostOf(context, sent?.origin ?? '', site)
        if (host === null) return notThere
        const profile = await readProfile(database, memberId)
        if (pace !== 'never' && (profile === null || profile.loginEmail === ''))
          return isFollowed(search) ? noAddressForTerm : noAddress
        const isSaved = await saveSearch(database, {
          memberId,
          siteId: site.id,
          search: printSavedSearch(search),
          pace,
          language,
          origin: host.origin,
          now: Date.now(),
        })
        return isSaved ? data(null) : tooMany
      }),
    ),
  dropSearch: (context) =>
    withMember(context, async ({ id }) => {
      await dropSearch(context.database, id, readId(context.parameter('id')) ?? -1)
      return data(null)
    }),
}
