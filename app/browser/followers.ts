import type { Expired, LoginModel, SessionModel, SessionOptions, SessionPorts } from '@xuekan/core/member'
import { isSettled, type Scope, type Stream } from '@xuekan/core/reactive'
import type { CurrentPageModel, HeadInput, PageHost } from '@xuekan/core/route'
import type { GoToKnownItem } from '@xuekan/core/search'
import type { SiteShell } from '@xuekan/core/site'
import { sessionKeys, type TextStore } from '@xuekan/web'
import {
  catchError,
  concatMap,
  EMPTY,
  filter,
  from,
  map,
  merge,
  skip,
  switchMap,
  take,
  type Observable,
} from 'rxjs'
import type { Translate } from '../../ui/locales/translate.ts'
import type { OpenedPage } from '../portal/page-definition.ts'
import type { deferred } from './deferred.ts'

type Chunks = typeof deferred

export interface FollowHeadOptions extends Pick<HeadInput, 'language'> {
  readonly shell: SiteShell
  readonly host: PageHost
  readonly t: Translate
  /** Whether the head of the first page came with it. */
  readonly isServed: boolean
  readonly chunk: Chunks['head']
}

/** Keeps title and head at the page that is shown; one that cannot be shown leaves the former one. */
export function followHead(
  { shell, host, language, t, isServed, chunk }: FollowHeadOptions,
  scope: Scope,
  current: CurrentPageModel<OpenedPage>,
): void {
  const settled$ = current.page$.value$.pipe(
    switchMap(({ opened, route }) =>
      opened.state$.value$.pipe(
        filter(isSettled),
        map(() => ({ route, ...opened.head(t) })),
      ),
    ),
    skip(isServed ? 1 : 0),
  )
  whenWanted(scope, {
    on$: settled$,
    chunk,
    act: ({ showHead }, page) => showHead({ shell, host, language, ...page }),
  })
}

export interface FollowSearchesOptions extends GoToKnownItem {
  readonly session: TextStore
  readonly chunk: Chunks['searches']
}

/** Keeps the searches of this tab (C3.19), from the first one on: before it there is nothing to do. */
export function followSearches({ session, chunk, ...options }: FollowSearchesOptions, scope: Scope): void {
  const isWanted = (page: string): boolean => page === 'search' || session.read(sessionKeys.search) !== null
  whenWanted(scope, {
    on$: options.page$.value$.pipe(
      filter(({ route }) => isWanted(route.page)),
      take(1),
    ),
    chunk,
    act: ({ storeSearches }) => storeSearches(session, scope, options),
  })
}

export interface FollowSessionOptions extends SessionPorts, SessionOptions {
  readonly login: Pick<LoginModel, 'login$' | 'requests$'>
  /** Every answer that says that the session has ended. */
  readonly expired$: Stream<Expired>
  readonly chunk: Chunks['session']
  readonly codeFailed: () => void
}

/** What no address with a token or a user name goes without, escaped or not; the chunk looks closer. */
const mayHoldCredentials = /[?&](?:[^=&]*%|token=|userName=)/

type SessionAct = (session: SessionModel) => void

/** Begins and ends sessions as the address, the header's login, its cookies and the answers of rc-pub say. */
export function followSession(
  { login, expired$, chunk, codeFailed, ...options }: FollowSessionOptions,
  scope: Scope,
): void {
  const logouts$ = login.requests$.pipe(
    filter((request) => request === 'logout'),
    map(
      (): SessionAct =>
        ({ logout }) =>
          logout(),
    ),
  )
  const credentials$ = options.navigation.address.value$.pipe(
    filter((address) => mayHoldCredentials.test(address)),
    map((): SessionAct => () => undefined),
  )
  const ends$ = expired$.pipe(
    map(
      (end): SessionAct =>
        ({ expire }) =>
          expire(end),
    ),
  )
  const gone$ = login.login$.value$.pipe(
    skip(1),
    filter(({ state }) => state.kind === 'loggedOut'),
    map(
      (): SessionAct =>
        ({ memberGone }) =>
          memberGone(),
    ),
  )
  let session: SessionModel | null = null
  whenWanted(scope, {
    on$: merge(logouts$, credentials$, ends$, gone$),
    chunk,
    act: ({ createSession }, act) => {
      session ??= createSession(options, scope, options)
      act(session)
    },
    failed: codeFailed,
  })
}

interface Wanted<Event, Chunk> {
  /** What the chunk is wanted for. */
  readonly on$: Observable<Event>
  readonly chunk: () => Promise<Chunk>
  readonly act: (chunk: Chunk, event: Event) => void
  /** Told each time that the chunk could not be had; where it is absent, the page does without it. */
  readonly failed?: () => void
}

/**
 * Fetches code with the first event, and hands it every event, in their order. An event for which it could not be had is
 * passed over; the next one tries again.
 */
export const whenWanted = <Event, Chunk>(
  scope: Scope,
  { on$, chunk, act, failed = () => undefined }: Wanted<Event, Chunk>,
): void =>
  scope.add(
    on$
      .pipe(
        concatMap((event) =>
          from(chunk()).pipe(
            map((here) => ({ here, event })),
            catchError(() => {
              failed()
              return EMPTY
            }),
          ),
        ),
      )
      .subscribe(({ here, event }) => act(here, event)),
  )
