import { distinctUntilChanged, EMPTY, map, merge, of, switchMap, tap, type Observable } from 'rxjs'
import type { PersonalInfo } from '../../domain/member/member.ts'
import { issueLists } from '../../domain/issue/issue-lists.ts'
import {
  nothingRequested,
  siteStateOf,
  type RequestedSiteState,
  type SiteState,
} from '../../domain/site/site-state.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { IssueGateway } from '../../ports/issue-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Visitor } from '../shell-models.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'
import { sameContext } from './query-site.ts'
import type { OpenedSite } from './open-site.ts'

export interface SiteStatePorts {
  readonly issues: Pick<IssueGateway, 'years'>
  readonly sites: Pick<SiteGateway, 'basicInfo' | 'modules'>
  readonly viewport: Pick<Viewport, 'width'>
}

export interface SiteStateOptions {
  /** The site that is read, with its shell and the language. */
  readonly opened$: Behavior<OpenedSite>
  readonly visitor$: Behavior<Visitor>
  readonly personalInfo$: Behavior<PersonalInfo | null>
  /** The column whose modules are held; null for none. */
  readonly channelId$: Behavior<string | null>
  readonly notify: Notify
}

/**
 * Everything held while browsing, in one value (C3.16). Law: it never mixes two sites. Another site or language
 * replaces all parts at once: what has to be asked for is empty until its own answers come, and late answers for the
 * former one are dropped. A part that cannot be had is told and stays empty.
 */
export function createSiteState(
  { issues, sites, viewport }: SiteStatePorts,
  scope: Scope,
  { opened$, visitor$, personalInfo$, channelId$, notify }: SiteStateOptions,
): Behavior<SiteState> {
  let opened = opened$.value
  let requested: RequestedSiteState = nothingRequested
  const assemble = (): SiteState =>
    siteStateOf({
      shell: opened.shell,
      language: opened.language,
      windowWidth: viewport.width.value,
      userName: visitor$.value.kind === 'member' ? visitor$.value.shownName : '',
      personalInfo: personalInfo$.value,
      requested,
    })
  const state = createBehavior(assemble(), sameState)
  const show = (): void => state.set(assemble())

  const part = <T>(answer: AsyncResult<T>, place: (value: T) => Partial<RequestedSiteState>) =>
    answer.pipe(
      switchMap((result): Observable<Partial<RequestedSiteState>> => {
        if (result.ok) return of(place(result.value))
        notifyFailure(notify, result.error)
        return EMPTY
      }),
    )
  const modulesOf = (context: RequestContext): Observable<Partial<RequestedSiteState>> =>
    channelId$.value$.pipe(
      switchMap((channelId) =>
        merge(
          of({ modules: nothingRequested.modules }),
          channelId === null ? EMPTY : part(sites.modules(context, channelId), (modules) => ({ modules })),
        ),
      ),
    )
  const partsOf = (context: RequestContext): Observable<Partial<RequestedSiteState>> =>
    merge(
      part(issues.years(context), (years) => ({ issues: issueLists(years) })),
      part(sites.basicInfo(context), (basicInfo) => ({ basicInfo })),
      modulesOf(context),
    )

  const arrive = (next: OpenedSite): void => {
    if (!sameContext(contextOf(next), contextOf(opened))) requested = nothingRequested
    opened = next
    show()
  }
  const answers = opened$.value$.pipe(
    tap(arrive),
    map(contextOf),
    distinctUntilChanged(sameContext),
    switchMap((context) => partsOf(context).pipe(map((known) => ({ context, known })))),
  )
  scope.add(
    answers.subscribe(({ context, known }) => {
      // an answer that a subscriber brings about while it is told of the next site is still the former one's
      if (!sameContext(context, contextOf(opened))) return
      requested = { ...requested, ...known }
      show()
    }),
  )
  scope.add(merge(viewport.width.value$, visitor$.value$, personalInfo$.value$).subscribe(show))
  return state
}

const contextOf = ({ shell, language }: OpenedSite): RequestContext => ({ language, siteId: shell.site.id })

const sameState = (a: SiteState, b: SiteState): boolean =>
  Object.entries(a).every(([name, value]) => value === b[name as keyof SiteState])
