import { distinctUntilChanged, EMPTY, map, merge, of, switchMap, tap, type Observable } from 'rxjs'
import type { PersonalInfo } from '../../domain/member/member.ts'
import { periodLists } from '../../domain/period/period-lists.ts'
import { nothingAsked, siteStateOf, type AskedParts, type SiteState } from '../../domain/site/site-state.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { PeriodGateway } from '../../ports/period-gateway.ts'
import type { SitePartsGateway } from '../../ports/site-parts-gateway.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Visitor } from '../chrome-models.ts'
import type { Notify } from '../notices/notify.ts'
import { tellFailure } from '../notices/tell-failure.ts'
import { sameReader } from './hold-for-reader.ts'
import type { OpenedSite } from './open-site.ts'

export interface SiteStatePorts {
  readonly periods: PeriodGateway
  readonly siteParts: SitePartsGateway
  readonly viewport: Pick<Viewport, 'width'>
}

export interface SiteStateOptions {
  /** The site that is read, with its chrome and the language. */
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
export function holdSiteState(
  { periods, siteParts, viewport }: SiteStatePorts,
  scope: Scope,
  { opened$, visitor$, personalInfo$, channelId$, notify }: SiteStateOptions,
): Behavior<SiteState> {
  let opened = opened$.value
  let asked: AskedParts = nothingAsked
  const assemble = (): SiteState =>
    siteStateOf({
      chrome: opened.chrome,
      language: opened.language,
      windowWidth: viewport.width.value,
      userName: visitor$.value.kind === 'member' ? visitor$.value.shownName : '',
      personalInfo: personalInfo$.value,
      asked,
    })
  const state = createBehavior(assemble(), sameState)
  const show = (): void => state.set(assemble())

  const part = <T>(answer: Answer<T>, place: (value: T) => Partial<AskedParts>) =>
    answer.pipe(
      switchMap((result): Observable<Partial<AskedParts>> => {
        if (result.ok) return of(place(result.value))
        tellFailure(notify, result.error)
        return EMPTY
      }),
    )
  const modulesOf = (reader: Reader): Observable<Partial<AskedParts>> =>
    channelId$.changes$.pipe(
      switchMap((channelId) =>
        merge(
          of({ modules: nothingAsked.modules }),
          channelId === null ? EMPTY : part(siteParts.modules(reader, channelId), (modules) => ({ modules })),
        ),
      ),
    )
  const partsOf = (reader: Reader): Observable<Partial<AskedParts>> =>
    merge(
      part(periods.periods(reader), (years) => ({ periods: periodLists(years) })),
      part(siteParts.basicInfo(reader), (basicInfo) => ({ basicInfo })),
      modulesOf(reader),
    )

  const arrive = (next: OpenedSite): void => {
    if (!sameReader(readerOf(next), readerOf(opened))) asked = nothingAsked
    opened = next
    show()
  }
  const answers = opened$.changes$.pipe(
    tap(arrive),
    map(readerOf),
    distinctUntilChanged(sameReader),
    switchMap((reader) => partsOf(reader).pipe(map((known) => ({ reader, known })))),
  )
  scope.add(
    answers.subscribe(({ reader, known }) => {
      // an answer that a subscriber brings about while it is told of the next site is still the former one's
      if (!sameReader(reader, readerOf(opened))) return
      asked = { ...asked, ...known }
      show()
    }),
  )
  scope.add(merge(viewport.width.changes$, visitor$.changes$, personalInfo$.changes$).subscribe(show))
  return state
}

const readerOf = ({ chrome, language }: OpenedSite): Reader => ({ language, siteId: chrome.site.id })

const sameState = (a: SiteState, b: SiteState): boolean =>
  Object.entries(a).every(([name, value]) => value === b[name as keyof SiteState])
