import type { UiLanguage } from '@xuekan/core'
import type {
  AccountContent,
  AccountSettingsContent,
  PersonalContent,
  SearchContent,
} from '@xuekan/core/page'
import {
  loginRoute,
  photoCookies,
  returnPath,
  sessionCookiesOf,
  type PersonalChange,
} from '@xuekan/core/member'
import type { Remote } from '@xuekan/core/reactive'
import { formatRoute, type LinkContext, type Route } from '@xuekan/core/route'
import { knownLink } from '@xuekan/core/search'
import type { PageAnswer } from '../../server/host/page-answer.ts'

interface Settled {
  readonly route: Route
  readonly state: Remote<unknown>
  readonly language: UiLanguage
  /** Of the request. */
  readonly address: string
}

/**
 * What answers in place of a page that begins or ends a session: a form that has let somebody in or out, and the personal
 * centre of nobody, who logs in and comes back (C4.9, C4.10). null for any other page.
 */
export function answerInPlaceOf({ route, state, language, address }: Settled): PageAnswer | null {
  // the state of a route is its page's content
  if (route.page === 'account' && state.status === 'ready')
    return enteredBy(state.value as AccountContent, language)
  if (route.page !== 'personal' && route.page !== 'myAlbums' && route.page !== 'accountSettings') return null
  if (state.status === 'failed' && state.error.kind === 'expired')
    return { kind: 'left', end: 'expiry', location: formatRoute(loginRoute(language, returnPath(address))) }
  if (state.status !== 'ready') return null
  const leftBy = (left: 'logout' | 'delete'): PageAnswer => ({
    kind: 'left',
    end: 'logout',
    location: formatRoute({ ...loginRoute(language, null), left }),
  })
  if (route.page === 'accountSettings') {
    const { done, entered } = state.value as AccountSettingsContent
    if (done === 'delete') return leftBy('delete')
    return done === 'phoneCode' || done === 'emailCode' ? goneOn(entered, 'contact', language) : null
  }
  if (route.page !== 'personal') return null
  const { done, entered, photo } = state.value as PersonalContent
  if (done === 'logout') return leftBy('logout')
  return photo === null ? goneOn(entered, 'password', language) : shownWith(photo, language)
}

/** Where a member goes on whose session has another token since a change; null where it has none. */
function goneOn(
  entered: PersonalContent['entered'],
  done: PersonalChange,
  language: UiLanguage,
): PageAnswer | null {
  if (entered === null) return null
  const cookies = sessionCookiesOf(entered.signedIn)
  const location = formatRoute({ page: 'personal', language, entry: 'accountSecurity', done })
  return cookies === null
    ? { kind: 'left', end: 'expiry', location: formatRoute(loginRoute(language, location)) }
    : { kind: 'entered', cookies, remember: entered.remember, location }
}

/** Where a member goes on whose photo is another one, or none, with the cookie that the header shows it by (C4.7). */
function shownWith(
  { headPicture, remember }: NonNullable<PersonalContent['photo']>,
  language: UiLanguage,
): PageAnswer {
  const done = headPicture === '' ? 'dropPhoto' : 'photo'
  return {
    kind: 'changed',
    cookies: photoCookies(headPicture),
    remember,
    location: formatRoute({ page: 'personal', language, entry: 'personalInformation', done }),
  }
}

/** A page, and what goes into cookies with it. */
interface ShownPage {
  readonly state: Remote<unknown>
  readonly renewed: Pick<Extract<PageAnswer, { readonly kind: 'entered' }>, 'cookies' | 'remember'> | null
}

/**
 * The page of account settings that shows what nobody is shown again, where the session has another token since: the token
 * goes into cookies and out of the state that the browser is handed. Any other page as it is.
 */
export function withoutToken({ route, state }: Pick<Settled, 'route' | 'state'>): ShownPage {
  if (route.page !== 'accountSettings' || state.status !== 'ready') return { state, renewed: null }
  const { entered, ...content } = state.value as AccountSettingsContent
  const cookies = entered === null ? null : sessionCookiesOf(entered.signedIn)
  return {
    state: { ...state, value: { ...content, entered: null } },
    renewed: entered === null || cookies === null ? null : { cookies, remember: entered.remember },
  }
}

/** Where a search leads whose term names one article, issue or journal; null for any other page. */
export const knownLocation = (
  { route, state }: Pick<Settled, 'route' | 'state'>,
  links: LinkContext,
): string | null =>
  route.page === 'search' && state.status === 'ready'
    ? knownLink((state.value as SearchContent).known, links)
    : null

function enteredBy({ entered, onward, returnTo }: AccountContent, language: UiLanguage): PageAnswer | null {
  if (onward !== null) return { kind: 'onward', ...onward }
  const cookies = entered === null ? null : sessionCookiesOf(entered.signedIn)
  if (entered === null || cookies === null) return null
  const location = returnTo ?? formatRoute({ page: 'home', language, site: null })
  return { kind: 'entered', cookies, remember: entered.remember, location }
}
