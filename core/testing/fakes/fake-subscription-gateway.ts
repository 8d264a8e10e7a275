import type { JournalSubscription } from '../../domain/member/journal-subscription.ts'
import { printSavedSearch, type SavedSearch } from '../../domain/member/saved-search.ts'
import { validateEmail } from '../../domain/member/email.ts'
import type { SubscriptionGateway } from '../../ports/subscription-gateway.ts'
import { andThen, fail, succeed } from '../../usecases/async-results.ts'
import { journalsOf, type FakeContent } from './fake-content.ts'
import { fakeFollowedName } from './fake-followed-name.ts'
import { fakeRefusal, memberCalls } from './fake-member-calls.ts'
import type { OnTheWay } from './fake-results.ts'

/** The code of every captcha of a fake. */
export const fakeCaptcha = '31415'

/** The work that a fake asks of browsers; its proof is `fakeCaptcha`. */
export const fakeChallenge = '{"fake":1}'

/** The subscriptions of a member, in memory, beginning with none; of nobody where nobody is logged in. */
export function createFakeSubscriptionGateway(
  content: FakeContent,
  onTheWay: OnTheWay = (_call, answer) => answer,
): SubscriptionGateway {
  let held: readonly JournalSubscription[] = []
  let saved: readonly SavedSearch[] = []
  let made = 0
  const shown = new Set<string>()
  /** What a letter asked about, by the address, which is the word of its link here. */
  const letters = new Map<string, string>()
  const asked = memberCalls(() => content.signedIn, onTheWay)
  const without = (ids: readonly string[]): readonly JournalSubscription[] =>
    held.filter(({ siteId }) => !ids.includes(siteId))
  return {
    isSubscribed: ({ siteId }) =>
      asked('isSubscribed', () => {
        const journals = journalsOf(content, siteId)
        const isHeld = journals.every(({ site }) => held.some((one) => one.siteId === site.id))
        return succeed(journals.length > 0 && isHeld)
      }),
    subscribe: ({ siteId }, origin) =>
      asked('subscribe', () => {
        const refusal = (status: number) => fail(fakeRefusal('subscribe', status))
        if (!origin.startsWith('http')) return refusal(422)
        if (content.signedIn?.profile.loginEmail === '') return refusal(412)
        const wanted = journalsOf(content, siteId).map(({ site: { id, sld, name } }) => ({
          siteId: id,
          sld,
          title: name,
          since: '2026-11-23',
        }))
        const added = wanted.filter((one) => !held.some((other) => other.siteId === one.siteId))
        held = [...added, ...held]
        return succeed(null)
      }),
    unsubscribe: ({ siteId }) =>
      asked('unsubscribe', () => {
        held = without(journalsOf(content, siteId).map(({ site }) => site.id))
        return succeed(null)
      }),
    subscriptions: () => asked('subscriptions', () => succeed(held)),
    savedSearches: () => asked('savedSearches', () => succeed(saved)),
    saveSearch: ({ siteId }, { search, pace, origin }) =>
      asked('saveSearch', () => {
        const refusal = (status: number) => fail(fakeRefusal('saveSearch', status))
        const site = content.sites.find(({ site: { id } }) => id === siteId)?.site
        if (!origin.startsWith('http') || site === undefined) return refusal(422)
        if (pace !== 'never' && content.signedIn?.profile.loginEmail === '') return refusal(412)
        const isThis = (one: SavedSearch): boolean =>
          one.siteId === siteId && printSavedSearch(one.search) === printSavedSearch(search)
        made += 1
        const { sld, name: title } = site
        const name = fakeFollowedName(content, siteId, search)
        const one = { id: String(made), search, name, siteId, sld, title, pace, since: '2026-11-23' }
        saved = saved.some(isThis)
          ? saved.map((other) => (isThis(other) ? { ...other, pace } : other))
          : [one, ...saved]
        return succeed(null)
      }),
    dropSearch: (_context, id) =>
      asked('dropSearch', () => {
        saved = saved.filter((one) => one.id !== id)
        return succeed(null)
      }),
    captcha: () =>
      onTheWay(
        'captcha',
        andThen(succeed(null), () => {
          made += 1
          shown.add(String(made))
          return succeed({
            identify: String(made),
            picture: 'data:image/png;base64,AA==',
            sound: `/sound/${made}`,
          })
        }),
      ),
    proofOfWork: () =>
      onTheWay(
        'proofOfWork',
        andThen(succeed(null), () => {
          made += 1
          shown.add(String(made))
          return succeed({ identify: String(made), challenge: fakeChallenge })
        }),
      ),
    ask: ({ siteId }, { email, identify, captcha, origin }) =>
      onTheWay(
        'ask',
        andThen(succeed(null), () => {
          const refusal = (status: number) => fail(fakeRefusal('ask', status))
          if (!origin.startsWith('http') || !validateEmail(email).ok) return refusal(422)
          if (!shown.delete(identify) || captcha !== fakeCaptcha) return refusal(423)
          letters.set(email, siteId)
          return succeed(null)
        }),
      ),
    confirm: (_context, word) =>
      onTheWay(
        'confirm',
        andThen(succeed(null), () =>
          letters.delete(word)
            ? succeed(null)
            : fail({ kind: 'refused', call: 'confirm', status: 404, message: 'The fake refuses.' }),
        ),
      ),
    leave: (_context, word) =>
      onTheWay(
        'leave',
        andThen(succeed(null), () => {
          held = without([word])
          return succeed(null)
        }),
      ),
  }
}
