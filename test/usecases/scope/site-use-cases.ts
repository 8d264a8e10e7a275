import type { BasketEntry } from '../../../core/domain/citation/basket.ts'
import type { NoticeAction } from '../../../core/domain/failure/notice.ts'
import { articleFloats } from '../../../core/domain/media/article-float.ts'
import { articleSummary } from '../../../core/domain/article/article-summary.ts'
import type { WholeSearch } from '../../../core/domain/search/search-export.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createBasketModel } from '../../../core/usecases/citation/basket.ts'
import { createAddFound } from '../../../core/usecases/citation/add-found.ts'
import { createCollecting } from '../../../core/usecases/citation/collecting.ts'
import { createCite } from '../../../core/usecases/citation/cite.ts'
import { createFollowToggle } from '../../../core/usecases/member/follow-toggle.ts'
import { createFavouriteToggle } from '../../../core/usecases/member/favourite-toggle.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { watchCode } from '../../../core/usecases/notices/watch-code.ts'
import { watchConnection } from '../../../core/usecases/notices/watch-connection.ts'
import { watchPageFailures } from '../../../core/usecases/notices/watch-page-failures.ts'
import { failed, loading, type Remote } from '../../../core/usecases/remote.ts'
import { createTheatre } from '../../../core/usecases/reading/create-theatre.ts'
import { acceptCredentials } from '../../../core/usecases/session/accept-credentials.ts'
import { closeMembersPage } from '../../../core/usecases/session/close-members-page.ts'
import { createSession } from '../../../core/usecases/session/create-session.ts'
import { createLogout } from '../../../core/usecases/session/logout.ts'
import { watchExpiry } from '../../../core/usecases/session/watch-expiry.ts'
import { watchLogin } from '../../../core/usecases/session/watch-login.ts'
import { watchPresence } from '../../../core/usecases/session/watch-presence.ts'
import {
  createFakeConnection,
  createFakeGateways,
  createFakeSessionGateway,
  sampleContent,
  sampleProfile,
} from '@xuekan/core/testing'
import { Subject } from 'rxjs'
import { favouritesInMemory } from '../support/favourites-in-memory.ts'
import type { Beginnings } from './beginnings.ts'
import type { RecordedPorts } from './recorded-ports.ts'

const favourite = { type: 'article', id: '7' } as const
const entries: readonly BasketEntry[] = ['1', '2'].map((id) => ({
  siteId: asSiteId('3'),
  id: `30${id}`,
  title: { zh: '题', en: 'Title' },
  source: { zh: '', en: '' },
}))
const [entry, otherEntry] = entries as [BasketEntry, BasketEntry]
const whole: WholeSearch = {
  kind: 'article',
  query: emptySearchQuery,
  siteId: '3',
  language: 'zh',
}
const someArticles = sampleContent.articles.slice(0, 2).map(({ article }) => articleSummary(article))
const person = { mobileNo: '13812345678', headPicture: '' }
const gatewaysOf = ({ onTheWay }: RecordedPorts) => createFakeGateways(sampleContent, onTheWay)

/** The use cases of session, member, citations and notices. */
export const siteUseCases: Beginnings = {
  acceptCredentials: (ports, scope) => {
    const session = createFakeSessionGateway({ good: person }, { onTheWay: ports.onTheWay })
    acceptCredentials({ ...ports, session }, scope, ports.context$)
    return []
  },
  createAddFound: (ports, scope) => {
    const { search } = gatewaysOf(ports)
    const note = (articles: readonly unknown[]) => {
      ports.note(`add ${articles.length}`)
      return { held: articles.length, left: 0 }
    }
    const { add } = createAddFound({ ...ports, search, basket: { addArticles: note } }, scope)
    return [() => add(whole), () => add({ ...whole, kind: 'advanced', query: { ...whole.query, term: '' } })]
  },
  createBasketModel: (ports, scope) => {
    const model = createBasketModel(
      {
        ...ports,
        gateway: gatewaysOf(ports).citations,
        basket: ports.stored('batchId'),
        citations: ports.stored('batchId1'),
      },
      scope,
      { language: 'zh' },
    )
    return [
      () => model.add(entry),
      () => model.add(otherEntry),
      () => model.remove(entry),
      model.undo,
      () => model.select(entry, true),
      () => model.selectAll(true),
      model.removeSelected,
      model.clear,
      model.loadCitations,
      () => model.setForm('en'),
      model.copy,
      model.copy,
      model.copyAll,
      () => model.exportSelected({ name: 'BibTeX' }),
      () => model.exportAll({ name: 'BibTeX' }),
    ]
  },
  createCite: (ports, scope) => {
    const { articles } = gatewaysOf(ports)
    const article = { id: '32026200', siteId: asSiteId('3') }
    const options = { language: 'zh', origin: 'https://journals.example' } as const
    const model = createCite({ ...ports, articles }, scope, article, options)
    return [model.retry, () => model.copy('apa'), () => model.setForm('en'), () => model.copy('BibTeX')]
  },
  createTheatre: (ports, scope) => {
    const { pictures: [picture] = [] } = sampleContent
    const floats = picture === undefined ? [] : articleFloats([picture], [], 'zh')
    const model = createTheatre({ ...ports, ...gatewaysOf(ports) }, scope, { context: ports.context$.value })
    const open = () => {
      for (const float of floats) model.open(picture?.article.id ?? '', floats, float)
    }
    return [open, () => model.step(1), model.close]
  },
  createCollecting: (ports, scope) => {
    const gateways = gatewaysOf(ports)
    const { hits, found } = createCollecting(
      {
        ...ports,
        gateway: gateways.citations,
        search: gateways.search,
        basket: ports.stored('batchId'),
        citations: ports.stored('batchId1'),
        selected: ports.stored('selectedHits'),
      },
      scope,
      { language: 'zh' },
    )
    const page = { search: whole, list: 'direct', page: 1, articles: someArticles } as const
    return [
      () => hits.select(page, someArticles, true),
      () => hits.select(page, someArticles, false),
      hits.clear,
      () => found.add(whole),
    ]
  },
  createFavouriteToggle: (ports, scope) => {
    const member = favouritesInMemory([], ports.onTheWay)
    const { context$, role$ } = ports
    const { toggle } = createFavouriteToggle({ ...ports, member }, scope, {
      context: context$.value,
      role$,
      favourite,
    })
    return [toggle, toggle]
  },
  createFollowToggle: (ports, scope) => {
    const { subscriptions } = createFakeGateways(
      { ...sampleContent, signedIn: sampleProfile },
      ports.onTheWay,
    )
    const { context$, role$ } = ports
    const { toggle } = createFollowToggle({ ...ports, subscriptions }, scope, {
      context: context$.value,
      role$,
      term: { kind: 'keyword', term: 'Sediment' },
      origin: 'http://jiang.localhost',
    })
    return [toggle, toggle]
  },
  createLogout: (ports, scope) => {
    const session = createFakeSessionGateway({}, { onTheWay: ports.onTheWay })
    return [createLogout({ ...ports, session }, scope, ports.context$).logout]
  },
  createNotices: (ports, scope) => {
    const { notify, dismiss, hold, release, withdraw, actions$, act } = createNotices(ports.clock, scope)
    actions$.subscribe((action) => ports.note(`act ${action}`))
    return [
      () => notify('codeMissing', '', 'reload'),
      () => act(1),
      () => act(2),
      () => withdraw('codeMissing'),
      () => notify('logoutSuccess'),
      () => dismiss(1),
      () => hold(1, 'pointer'),
      () => release(1, 'pointer'),
    ]
  },
  closeMembersPage: (ports, scope) => {
    ports.navigation.go('/personal?lang=zh')
    return [closeMembersPage(ports, scope)]
  },
  createSession: (ports, scope) => {
    const session = createFakeSessionGateway({ good: person }, { onTheWay: ports.onTheWay })
    const options = { context$: ports.context$, availablePages: new Set(['account'] as const) }
    const { logout, expire, memberGone } = createSession({ ...ports, session }, scope, options)
    return [logout, memberGone, () => expire({ kind: 'expired', call: 'article', message: '请重新登录' })]
  },
  watchCode: (ports, scope) => {
    const missing = new Subject<void>()
    const actions = new Subject<NoticeAction>()
    watchCode({ connection: createFakeConnection(), reload: () => ports.note('reload') }, scope, {
      notices: { actions$: actions, notify: ports.notify },
      missing$: missing,
    })
    return [() => missing.next(), () => actions.next('reload')]
  },
  watchConnection: (ports, scope) => {
    const connection = createFakeConnection()
    watchConnection(connection, scope, { ...ports, withdraw: (message) => ports.note(`withdraw ${message}`) })
    return [() => connection.turn(false), () => connection.turn(true)]
  },
  watchExpiry: (ports, scope) => {
    watchExpiry(ports, scope, ports)
    return []
  },
  watchLogin: (ports, scope) => {
    const { request, requests$ } = watchLogin(ports, scope, { showLogin: true })
    requests$.subscribe((requested) => ports.note(`request ${requested}`))
    return [() => request('logout'), () => request('login')]
  },
  watchPresence: (ports, scope) => {
    const returns = new Subject<void>()
    const { present$ } = watchPresence(ports, watchLogin(ports, scope, { showLogin: true }), scope, {
      returns$: returns,
      referrer: '',
      origin: 'https://jiang.example.org',
      ask: () => {
        ports.note('ask presence')
        return Promise.resolve()
      },
    })
    present$.subscribe(() => ports.note('present'))
    return [() => returns.next()]
  },
  watchPageFailures: (ports, scope) => {
    const state = createBehavior<Remote<unknown>>(loading)
    const model = { state$: state, retry: () => undefined }
    watchPageFailures(createBehavior({ opened: model }), scope, ports.notify)
    return [() => state.set(failed({ kind: 'refused', call: 'article', status: 5, message: '请稍后' }))]
  },
}
